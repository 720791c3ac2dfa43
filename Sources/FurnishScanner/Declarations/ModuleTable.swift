/// The modules of a program.
struct ModuleTable {
  private(set) var names = NumberedTable<ModuleID, String>()
  private(set) var numbers: [String: ModuleID] = [:]
  /// The module of each file.
  private(set) var ofFile = NumberedTable<FileID, ModuleID>()
  private(set) var exports: NumberedTable<ModuleID, [String]>
  private(set) var usesFurnish: NumberedTable<ModuleID, Bool>
  private(set) var usesServices: NumberedTable<ModuleID, Bool>
  private(set) var isInterpreted: NumberedTable<ModuleID, Bool>
  private(set) var dialects: Set<Dialect> = []

  init(_ files: [SourceFile], _ facts: NumberedTable<FileID, FileFacts>) {
    for file in files {
      // Files of one module are mostly adjacent.
      if let last = ofFile.last, names[last] == file.module {
        ofFile.append(last)
        continue
      }
      if numbers[file.module] == nil {
        numbers[file.module] = names.append(file.module)
      }
      ofFile.append(numbers[file.module]!)
    }
    exports = .init(repeating: [], count: names.count)
    usesFurnish = .init(repeating: false, count: names.count)
    (usesServices, isInterpreted) = (usesFurnish, usesFurnish)
    for (file, facts) in zip(facts.indices, facts) {
      let module = ofFile[file]
      for imported in facts.imports {
        if imported.isExported { exports[module].append(imported.module) }
        if imported.module.hasPrefix("Furnish"), !KnownTypes.modules.contains(names[module]) {
          usesFurnish[module] = true
        }
      }
    }
    let exportsFurnish = exports.mapValues { $0.contains { $0.hasPrefix("Furnish") } }
    for (file, facts) in zip(facts.indices, facts) where !usesFurnish[ofFile[file]] {
      let importsFurnish = facts.imports.contains { numbers[$0.module].map { exportsFurnish[$0] } ?? false }
      if importsFurnish, !KnownTypes.modules.contains(names[ofFile[file]]) { usesFurnish[ofFile[file]] = true }
    }
    (usesServices, isInterpreted) = (usesFurnish, usesFurnish)
    addDialects(facts)
    addImporters(facts)
  }

  /// Notes that modules are interpreted because they import an interpreted one, directly or through others: a program
  /// may compose its features without a word of Furnish.
  private mutating func addImporters(_ facts: NumberedTable<FileID, FileFacts>) {
    var imported: [ModuleID: Set<ModuleID>] = [:]
    for (file, facts) in zip(facts.indices, facts) {
      let modules = facts.imports.compactMap { numbers[$0.module] }
      if !modules.isEmpty { imported[ofFile[file], default: []].formUnion(modules) }
    }
    var open = isInterpreted.indices.filter { isInterpreted[$0] }
    while let module = open.popLast() {
      for (importer, modules) in imported where modules.contains(module) && !isInterpreted[importer] {
        guard !KnownTypes.modules.contains(names[importer]) else { continue }
        isInterpreted[importer] = true
        open.append(importer)
      }
    }
  }

  private mutating func addDialects(_ facts: NumberedTable<FileID, FileFacts>) {
    let modules = Dialect.allCases.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    let exporting = exports.mapValues { $0.filter(modules.contains) }
    for (file, facts) in zip(facts.indices, facts) {
      for imported in facts.imports {
        let libraries =
          modules.contains(imported.module)
          ? [imported.module] : numbers[imported.module].map { exporting[$0] } ?? []
        guard !libraries.isEmpty else { continue }
        let used = libraries.compactMap(Dialect.init(module:))
        dialects.formUnion(used)
        usesServices[ofFile[file]] = true
        if used.contains(where: \.isInterpreted) { isInterpreted[ofFile[file]] = true }
      }
    }
  }
}

/// Numbers of modules, in order: nearly always one.
struct ModuleNumbers: Sequence {
  private let first: ModuleID
  private var others: [ModuleID] = []

  init(_ first: ModuleID) { self.first = first }

  mutating func append(_ module: ModuleID) { others.append(module) }

  func makeIterator() -> IndexingIterator<[ModuleID]> { ([first] + others).makeIterator() }
}
