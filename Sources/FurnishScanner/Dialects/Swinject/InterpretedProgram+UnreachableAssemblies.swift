import FurnishGraph

extension InterpretedProgram {
  /// Reports the assemblies that nothing assembles, in a program that shows all of its containers.
  ///
  /// - Parameter exposed: The modules whose public declarations other packages may use; `nil` for all modules.
  mutating func addUnreachableAssemblies(_ exposed: Set<String>?) {
    let containers = interpreter.containers.filter { $0.dialect == .swinject && $0.kind == .container }
    guard !containers.isEmpty, !containers.contains(where: \.isOpen) else { return }
    for (id, type) in zip(index.types.indices, index.types) where type.facts.kind != .protocol {
      guard index.uses(.swinject, in: type.file), index.conforms(id, to: "Assembly"),
        !interpreter.events.includedModules.contains(id), !isCalled("assemble", of: id)
      else { continue }
      let isExposed = exposed?.contains(index.modules[type.module]) ?? true
      if type.facts.access == .public, isExposed { continue }
      // A superclass is assembled as part of the classes that inherit from it.
      if index.types.indices.contains(where: { index.superclass(of: $0) == id }) { continue }
      addFinding(
        .unreachableModule(
          ServiceSymbol(type: type.fullName),
          place: index.servicePlace(SourcePlace(file: type.file, place: type.facts.place))
        ).worded(for: .swinject))
    }
  }

  private func isCalled(_ name: String, of type: TypeID) -> Bool {
    interpreter.methods(name, ofType: type).contains(where: interpreter.coverage.inlined.contains)
  }
}
