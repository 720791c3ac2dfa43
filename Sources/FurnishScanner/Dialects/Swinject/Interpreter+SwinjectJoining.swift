import FurnishGraph

/// The relations between Swinject's containers, once all of them are read.
extension Interpreter {
  /// Adds to each container the registrations of its parents. A request becomes optional if other code may register the
  /// service.
  func joinSwinjectContainers() {
    let swinjectContainers = containers.indices.filter {
      containers[$0].dialect == .swinject && containers[$0].kind != .overlay
    }
    addRegistrationsOfParents(swinjectContainers)
    noteRequestsOfUnknownContainers(swinjectContainers)
    noteMissingUnwrapped(in: swinjectContainers)
    // A function that no code calls may register in any container. An assembler calls the functions of assemblies.
    let unplaced = swinjectContainers.filter { id in
      containers[id].kind != .container && !isSuperseded(containers[id].entry)
        && !(containers[id].entry.flatMap { index.functions[$0].owner }.map(isAssembly) ?? false)
    }
    let elsewhere = Set(unplaced.flatMap { containers[$0].registrations.map(\.service) })
    for id in swinjectContainers where containers[id].kind == .container {
      // The dependencies of a service that a parent creates for a child are resolved from the child, which may register
      // them.
      let children = swinjectContainers.filter { isParent(id, of: $0) }
      let inherited = Set(children.flatMap { containers[$0].registrations.map(\.service) })
      makeOptional(elsewhere, in: id, includingRequests: true)
      makeOptional(inherited, in: id, includingRequests: false)
    }
  }

  private func addRegistrationsOfParents(_ ids: [ContainerID]) {
    for id in ids {
      guard let parent = containers[id].parent, parent < id else { continue }
      containers[id].registrations = containers[parent].registrations + containers[id].registrations
      containers[id].isOpen = containers[id].isOpen || containers[parent].isOpen
    }
  }

  private func isParent(_ parent: ContainerID, of child: ContainerID) -> Bool {
    var next = containers[child].parent
    while let id = next, id < child {
      if id == parent { return true }
      next = containers[id].parent
    }
    return false
  }

  /// Notes the requests whose container the source does not show: each of them may be a request to any container.
  private func noteRequestsOfUnknownContainers(_ ids: [ContainerID]) {
    for id in ids where containers[id].kind != .container {
      let isResolver = containers[id].registrations.isEmpty
      for var request in containers[id].requests {
        if !isResolver { request.dependency.cardinality = .optional }
        events.unplacedRequests.append((request, containers[id].entry))
      }
      for registration in containers[id].registrations {
        for var dependency in registration.dependencies {
          dependency.cardinality = .optional
          var request = SourceRequest(dependency: dependency, place: registration.place)
          request.dialect = .swinject
          events.unplacedRequests.append((request, containers[id].entry))
        }
      }
    }
  }

  /// Makes dependencies on these services optional, except on those that the container registers itself.
  private func makeOptional(_ services: Set<SourceService>, in id: ContainerID, includingRequests: Bool) {
    let missing = services.subtracting(containers[id].registrations.map(\.service))
    guard !missing.isEmpty else { return }
    for registration in containers[id].registrations.indices {
      for dependency in containers[id].registrations[registration].dependencies.indices {
        let service = containers[id].registrations[registration].dependencies[dependency].service
        guard missing.contains(service) else { continue }
        containers[id].registrations[registration].dependencies[dependency].cardinality = .optional
      }
    }
    guard includingRequests else { return }
    let requests = containers[id].requests
    containers[id].removeRequests()
    for var request in requests {
      if missing.contains(request.dependency.service) { request.dependency.cardinality = .optional }
      containers[id].addRequest(request)
    }
  }
}
