import FurnishGraph

/// The last steps, after all code of the program was read.
extension Interpreter {
  /// Relates the requests of all entries to the code that creates and calls them, and removes registrations and
  /// requests that were noted twice.
  func finish() {
    progress.entry = nil
    noteInjections()
    relateRequestsToCreations()
    settleOrderOfRequests()
    for containerID in containers.indices {
      containers[containerID].presence = space.excluding(containers[containerID].presence, events.impossible)
      // Drops the registrations of bodies that were read by themselves, and again as a part of their callers.
      containers[containerID].registrations.removeAll { isSuperseded($0.entry) }
      containers[containerID].joinRegistrationsOfFirstRuns(space)
      let isOpened = !containers[containerID].entriesWithUnreadableRegistrations.allSatisfy(isSuperseded)
      if isOpened || hidesRegistrations { containers[containerID].isOpen = true }
    }
    placeRequestsOfTests()
    placeInjections()
    placeRequestsToStoredProviders()
    placeRequestsToReplacedProviders()
    joinContainersOfInstances()
    dropInlinedContainers()
    if index.dialects.contains(.swinject) { joinSwinjectContainers() }
    makeProtocolsExistential()
  }

  /// Replaces the bare name of a protocol, `Log`, by `any Log`, which means the same. This concerns protocols whose
  /// source was not read: for all others, the index resolves both spellings to one type.
  private func makeProtocolsExistential() {
    let protocols = index.unread.protocols
    guard !protocols.isEmpty else { return }
    func existential(_ type: ResolvedType) -> ResolvedType {
      guard case .nominal(let name, nil, let arguments) = type else { return type }
      if arguments.isEmpty { return protocols.contains(name) ? .existential(type) : type }
      return .nominal(name: name, declaration: nil, arguments: arguments.map(existential))
    }
    for containerID in containers.indices { containers[containerID].rename(existential) }
    for position in events.unplacedRequests.indices {
      let type = events.unplacedRequests[position].request.dependency.service.type
      events.unplacedRequests[position].request.dependency.service.type = existential(type)
    }
    for key in events.locatorRegistrations.keys { events.locatorRegistrations[key]?.rename(existential) }
  }

  /// Drops the containers of functions that were read by themselves, and again where they are called.
  private func dropInlinedContainers() {
    let dropped = containers.indices.filter { containerID in
      let container = containers[containerID]
      guard container.kind != .overlay, let entry = container.entry, coverage.inlined.contains(entry) else {
        return false
      }
      return containers.contains { $0.place == container.place && $0.entry != entry }
    }
    for containerID in dropped.reversed() { containers[containerID].kind = .overlay }
    for containerID in dropped {
      // The requests of entries that are not superseded are moved to the container that was found at the same place
      // when the function was read as a part of its caller.
      let same = containers.indices.filter {
        containers[$0].place == containers[containerID].place && containers[$0].kind == .container
      }
      for (request, entry) in containers[containerID].requestsOfOtherEntries
      where same.count == 1 && !isSuperseded(entry) {
        containers[same[0]].addRequest(request)
      }
      containers[containerID].removeContent()
    }
  }
}
