import FurnishGraph

/// The modules of a program: those that nothing includes, and those that are judged by themselves.
extension InterpretedProgram {
  /// Returns all types that conform to `ServiceModule`.
  func moduleTypes() -> [TypeID] {
    let conforming = index.typesNamingServiceModule.sorted()
    // If no class or protocol is a module, every module declares the conformance itself.
    let isInherited = conforming.contains { [.protocol, .class].contains(index.types[$0].facts.kind) }
    let candidates = isInherited ? Array(index.types.indices) : conforming
    return candidates.filter {
      index.usesFurnish[index.types[$0].module] && index.types[$0].facts.kind != .protocol
        && index.conforms($0, to: "ServiceModule")
    }
  }

  /// The modules that are included, and the superclasses whose registrations they inherit.
  var includedModules: Set<TypeID> {
    var modules = interpreter.events.includedModules
    for var module in interpreter.events.includedModules {
      while let superclass = index.superclass(of: module), modules.insert(superclass).inserted { module = superclass }
    }
    return modules
  }

  mutating func addUnreachableModules(_ exposed: Set<String>?) {
    let included = includedModules
    let modules = RunningModules(index, exposed: exposed)
    for module in moduleTypes() where !included.contains(module) {
      // The module may be the argument of an `include` that cannot be read.
      if interpreter.mayBeIncluded(module) { continue }
      let type = index.types[module]
      if type.facts.access == .public, modules.isForUnreadCode(type.module) { continue }
      let isExposed = exposed?.contains(index.modules[type.module]) ?? true
      if type.facts.access == .public, isExposed { continue }
      addFinding(
        .unreachableModule(
          ServiceSymbol(type: type.fullName),
          place: index.servicePlace(SourcePlace(file: type.file, place: type.facts.place))))
    }
  }
}

extension Interpreter {
  /// Reads a module as if it were included in a container of its own.
  ///
  /// - Parameter isWhole: Whether the container has no further registrations. If it may have some, no service is
  ///   reported as missing.
  func judgeByItself(_ type: TypeID, isWhole: Bool) {
    let place = SourcePlace(file: index.types[type].file, place: index.types[type].facts.place)
    let container = containers.append(
      SourceContainer(kind: .module(type), place: place, presence: presence(ofType: type)))
    guard let function = methods("register", ofType: type).first(where: { index.functions[$0].facts.labels == ["in"] })
    else { return }
    progress.entry = function
    progress.budget = budgetOfEntry
    let presence = presence(ofFunction: function)
    let environment = environment(of: function, receiver: nil, presence: presence)
    environment[index.functions[function].facts.parameters[0].name] = .collection(
      Value.Collection(container: container))
    run(index.functions[function].facts.body ?? [], in: environment)
    if !isWhole { containers[container].isOpen = true }
  }
}
