package import FurnishGraph

/// A container that the source creates, in the form that the rules judge: its services, levels and keys are numbers.
package struct SourceWiring: Sendable {
  /// The place where the container is created, which is its name in reports.
  package let place: ServicePlace
  package var wiring: Wiring
  /// The decorators and interceptors of its services, in the order in which they are applied.
  let wrappers: [Wrapper]
  let kind: SourceContainer.Kind

  /// Creates the wiring from the facts of a container that hold for one choice of flags and branches.
  ///
  /// - Parameters:
  ///   - facts: The registrations and requests.
  ///   - isIncluded: Returns whether facts under a condition are part of the wiring.
  init(_ facts: ContainerFacts, in index: DeclarationIndex, isIncluded: @escaping (Presence) -> Bool) {
    let container = facts.container
    place = index.servicePlace(container.place)
    kind = container.kind
    var builder = WiringBuilder(index: index, capacity: container.registrations.count, isIncluded: isIncluded)
    let present = container.registrations.indices.filter { isIncluded(container.registrations[$0].presence) }
    // Each member is read by itself: a copy of a registration retains a dozen references.
    let all = container.registrations
    let order = RegistrationOrder(count: present.count) { position in
      all[present[position]].policy == .add && !all[present[position]].isDecorator
    } facts: { position in
      let index = present[position]
      let service = KeyedService(all[index].service, all[index].key, ofRegistration: index)
      return (service, all[index].policy, all[index].batch, all[index].batches, all[index].isDecorator)
    }
    let hasAlternatives = container.registrations.contains { $0.presence != .always }
    var first: [SourceService: Presence] = [:]
    let decorators = SourceDecorators(
      order.decorators.mapValues { $0.map { present[$0] } }, among: container.registrations)
    let registrations = order.registrations.map { position in
      let source = container.registrations[present[position]]
      let wrapping = decorators.wrapping(source, index: present[position]).map { container.registrations[$0] }
      var registration = builder.registration(source, decorators: wrapping)
      // A branch of the program may register a service again, to override it. Under a key this is an error.
      guard hasAlternatives else { return registration }
      if source.key == nil, facts.dependsOnTests(source.presence), let known = first[source.service],
        known != source.presence
      {
        registration.isAlternative = true
      }
      first[source.service] = first[source.service] ?? source.presence
      return registration
    }
    let requested = facts.requests.filter { isIncluded($0.presence) }.map { builder.request($0) }
    let decorations = order.decorators.values.joined().map { container.registrations[present[$0]] }
    let interceptions = container.interceptions.filter { isIncluded($0.presence) }
    // A lifetime that cannot be read may be transient.
    let unread = Set(container.registrations.filter(\.hasUnreadLifetime).map(\.service))
    let wrappers =
      decorations.map { decoration in
        Wrapper(
          .decorator, of: builder.number(decoration.service), under: builder.key(decoration.key), decoration.key?.text,
          wrapsTransientsOnly: decoration.wrapsTransientsOnly && !unread.contains(decoration.service),
          at: index.servicePlace(decoration.place))
      }
      + interceptions.map { interception in
        Wrapper(
          .interceptor, of: builder.number(interception.service), under: builder.key(interception.key),
          interception.key?.text, at: index.servicePlace(interception.place))
      }
    self.wrappers = wrappers.sorted { ($0.place.line, $0.service) < ($1.place.line, $1.service) }
    let openings = container.openingsOfLevels.filter { isIncluded($0.presence) }.compactMap { opening in
      builder.level(opening.level).map {
        Wiring.Opening(level: $0, from: builder.position(opening.position), place: index.servicePlace(opening.place))
      }
    }
    for declared in container.declaredLevels where isIncluded(declared.presence) { _ = builder.level(declared.level) }
    let names = SourceNames(
      services: builder.services, all: container.registrations, indices: order.registrations.map { present[$0] },
      decorators: decorators, modules: container.included.map(\.module),
      paths: index.paths)
    wiring = Wiring(
      serviceCount: builder.services.count, registrations: registrations, requests: requested, names: names)
    wiring.openings = openings
    wiring.levels = builder.levels
    wiring.decorators = self.wrappers.map {
      Wiring.Decorator(
        service: $0.service, key: $0.key, keyName: $0.keyName, wrapsTransientsOnly: $0.wrapsTransientsOnly,
        place: $0.place)
    }
    // The program that uses a library may start its containers.
    wiring.mayBeStarted = container.kind != .container || container.isOpen || container.mayBeStarted
    wiring.readsInScopes = container.readsInScopes
    wiring.starts = container.starts.filter { isIncluded($0.presence) }.map { Wiring.Start(order: $0.order) }
    if container.kind != .container || container.isOpen { wiring.starts.append(Wiring.Start()) }
    wiring.origin = .source(
      isWhole: !container.isOpen, showsRequests: facts.showsRequests && !container.isOpen)
  }
}

extension DeclarationIndex {
  func servicePlace(_ place: SourcePlace) -> ServicePlace {
    ServicePlace(place, in: paths)
  }
}

extension ServicePlace {
  fileprivate init(_ place: SourcePlace, in paths: NumberedTable<FileID, String>) {
    self.init(file: paths[place.file], line: Int(place.place.line), column: Int(place.place.column))
  }
}

/// The names of a wiring, which are created only for findings: rules judge by numbers.
private struct SourceNames: WiringNames {
  let services: [SourceService]
  let all: [SourceRegistration]
  /// The index of each registration of the wiring among all registrations.
  let indices: [Int]
  /// The decorators of each decorated service.
  let decorators: SourceDecorators
  let modules: [SourceModule]
  let paths: NumberedTable<FileID, String>

  func symbol(ofService service: Int) -> ServiceSymbol {
    services[service].symbol
  }

  func place(ofRegistration registration: Int) -> ServicePlace? {
    ServicePlace(all[indices[registration]].place, in: paths)
  }

  func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace? {
    let index = indices[registration]
    let requesters = [index] + decorators.wrapping(all[index], index: index)
    let requester = requesters.first { all[$0].dependencies.contains { $0.service == services[service] } }
    return ServicePlace(all[requester ?? index].place, in: paths)
  }

  func key(ofRegistration registration: Int) -> String? {
    all[indices[registration]].key?.text
  }

  func implementation(ofRegistration registration: Int) -> String? { all[indices[registration]].implementation?.text }
  func name(ofModule module: Int) -> String { modules[module].type.text }
}
