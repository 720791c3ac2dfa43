import FurnishGraph

/// The relations between Swinject's containers, once all of them are read.
extension Interpreter {
  /// Adds to each container the registrations of its parents. A request becomes optional if other code may register the
  /// service.
  func joinSwinjectContainers() {
    let own = containers.indices.filter { containers[$0].dialect == .swinject && containers[$0].kind != .overlay }
    addParents(own)
    noteRequestsOfUnknownContainers(own)
    noteMissingUnwrapped(in: own)
    // A function that no code calls may register in any container. An assembler calls the functions of assemblies.
    let unplaced = own.filter { number in
      containers[number].kind != .container && !isSuperseded(containers[number].entry)
        && !(containers[number].entry.flatMap { index.functions[$0].owner }.map(isAssembly) ?? false)
    }
    let elsewhere = Set(unplaced.flatMap { containers[$0].registrations.map(\.service) })
    for number in own where containers[number].kind == .container {
      // The dependencies of a service that a parent creates for a child are resolved from the child, which may register
      // them.
      let children = own.filter { isParent(number, of: $0) }
      let inherited = Set(children.flatMap { containers[$0].registrations.map(\.service) })
      makeOptional(elsewhere, in: number, includingRequests: true)
      makeOptional(inherited, in: number, includingRequests: false)
    }
  }

  private func addParents(_ numbers: [ContainerID]) {
    for number in numbers {
      guard let parent = containers[number].parent, parent < number else { continue }
      containers[number].registrations = containers[parent].registrations + containers[number].registrations
      containers[number].isOpen = containers[number].isOpen || containers[parent].isOpen
    }
  }

  private func isParent(_ parent: ContainerID, of child: ContainerID) -> Bool {
    var next = containers[child].parent
    while let number = next, number < child {
      if number == parent { return true }
      next = containers[number].parent
    }
    return false
  }

  /// Adds the requests to containers whose creation the source does not show: they may be requests to any container.
  private func noteRequestsOfUnknownContainers(_ numbers: [ContainerID]) {
    for number in numbers where containers[number].kind != .container {
      let isResolver = containers[number].registrations.isEmpty
      for var request in containers[number].requests {
        if !isResolver { request.dependency.cardinality = .optional }
        events.unplacedRequests.append((request, containers[number].entry))
      }
      for registration in containers[number].registrations {
        for var dependency in registration.dependencies {
          dependency.cardinality = .optional
          var request = SourceRequest(dependency: dependency, place: registration.place)
          request.dialect = .swinject
          events.unplacedRequests.append((request, containers[number].entry))
        }
      }
    }
  }

  /// Makes dependencies on these services optional, except on those that the container registers itself.
  private func makeOptional(_ services: Set<SourceService>, in number: ContainerID, includingRequests: Bool) {
    let missing = services.subtracting(containers[number].registrations.map(\.service))
    guard !missing.isEmpty else { return }
    for registration in containers[number].registrations.indices {
      for dependency in containers[number].registrations[registration].dependencies.indices {
        let service = containers[number].registrations[registration].dependencies[dependency].service
        guard missing.contains(service) else { continue }
        containers[number].registrations[registration].dependencies[dependency].cardinality = .optional
      }
    }
    guard includingRequests else { return }
    let requests = containers[number].requests
    containers[number].removeRequests()
    for var request in requests {
      if missing.contains(request.dependency.service) { request.dependency.cardinality = .optional }
      containers[number].addRequest(request)
    }
  }

  /// Returns whether a type registers services of Swinject.
  func isAssembly(_ type: ResolvedType) -> Bool {
    if type.nameInSwinject == "Assembly" { return true }
    return index.declaration(of: type).map(isAssembly) ?? false
  }

  private func isAssembly(_ type: TypeID) -> Bool {
    index.uses(.swinject, in: index.types[type].file) && index.conforms(type, to: "Assembly")
  }
}

extension ProgramReading {
  /// Reports the assemblies that nothing assembles, in a program that shows all of its containers.
  mutating func addUnreachableAssemblies(_ exposed: Set<String>?) {
    let containers = interpreter.containers.filter { $0.dialect == .swinject && $0.kind == .container }
    guard !containers.isEmpty, !containers.contains(where: \.isOpen) else { return }
    for (number, type) in zip(index.types.indices, index.types) where type.facts.kind != .protocol {
      guard index.uses(.swinject, in: type.file), index.conforms(number, to: "Assembly"),
        !interpreter.events.includedModules.contains(number), !isCalled("assemble", of: number)
      else { continue }
      let isExposed = exposed?.contains(index.modules[type.module]) ?? true
      if type.facts.access == .public, isExposed { continue }
      // A superclass is assembled as part of the classes that inherit from it.
      if index.types.indices.contains(where: { index.superclass(of: $0) == number }) { continue }
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
