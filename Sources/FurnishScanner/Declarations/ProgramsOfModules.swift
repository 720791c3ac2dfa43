/// The programs that contain each module: an app and its extensions are read together, and are programs of their own.
struct ProgramsOfModules {
  /// For each module, the modules at the top of its programs: those that no module imports, and that import the module,
  /// directly or through others. The set of a module at the top contains that module itself.
  private var tops: NumberedTable<ModuleID, Set<ModuleID>>

  init(_ index: DeclarationIndex) {
    var imported = NumberedTable<ModuleID, Set<ModuleID>>(repeating: [], count: index.modules.count)
    for file in index.files.indices {
      let module = index.moduleOfFile[file]
      imported[module].formUnion(index.imports[file].compactMap { index.moduleNumbers[$0.module] })
      imported[module].remove(module)
    }
    let inner = imported.reduce(into: Set<ModuleID>()) { $0.formUnion($1) }
    tops = .init(repeating: [], count: index.modules.count)
    for top in index.modules.indices where !inner.contains(top) {
      var rest = [top]
      while let module = rest.popLast() {
        if tops[module].insert(top).inserted { rest += imported[module] }
      }
    }
  }

  /// Groups some modules, and returns the first module of the group of each. Two modules are in one group if a program
  /// may contain both, or if a chain of such pairs connects them.
  ///
  /// - Complexity: Quadratic in the modules.
  func firstOfProgram(among modules: [ModuleID]) -> [ModuleID: ModuleID] {
    var first: [ModuleID: ModuleID] = [:]
    for start in modules where first[start] == nil {
      first[start] = start
      var rest = [start]
      while let module = rest.popLast() {
        for other in modules where first[other] == nil && share(module, other) {
          first[other] = start
          rest.append(other)
        }
      }
    }
    return first
  }

  /// Returns whether a program may contain two modules. Modules that import each other in a cycle may be in any
  /// program.
  func share(_ first: ModuleID, _ second: ModuleID) -> Bool {
    first == second || tops[first].isEmpty || tops[second].isEmpty || !tops[first].isDisjoint(with: tops[second])
  }
}
