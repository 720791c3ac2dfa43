/// An index of the registered services, which finds those that are similar to a requested one. It reads the name of
/// every service, so create it only for a service that was not found.
package struct NearMisses {
  private struct Registered {
    let symbol: ServiceSymbol
    /// The last registration.
    let registration: Int
  }

  private let wiring: Wiring
  private var byType: [String: [Registered]] = [:]
  private var byShortType: [String: [Registered]] = [:]
  private var byImplementation: [String: [Registered]] = [:]

  /// - Complexity: Linear in registrations, and in the length of their names.
  package init(_ wiring: Wiring) {
    self.wiring = wiring
    var last = [Int](repeating: -1, count: wiring.serviceCount)
    for (index, registration) in wiring.registrations.enumerated() { last[registration.service] = index }
    for (service, registration) in last.enumerated() where registration >= 0 {
      let registered = Registered(symbol: wiring.names.symbol(ofService: service), registration: registration)
      byType[registered.symbol.type, default: []].append(registered)
      byShortType[registered.symbol.shortType, default: []].append(registered)
    }
    for (index, registration) in wiring.registrations.enumerated() {
      guard let implementation = wiring.names.implementation(ofRegistration: index) else { continue }
      let registered = Registered(symbol: wiring.names.symbol(ofService: registration.service), registration: index)
      byImplementation[implementation, default: []].append(registered)
    }
  }

  /// Finds the services that are similar to `requested`, the most similar first.
  package func nearMisses(of requested: ServiceSymbol) -> [NearMiss] {
    var found = Set([requested])
    return candidates(for: requested).compactMap { kind, registered in
      guard found.insert(registered.symbol).inserted else { return nil }
      let place = wiring.names.place(ofRegistration: registered.registration)
      return NearMiss(kind: kind, symbol: registered.symbol, place: place)
    }
  }

  private func candidates(for requested: ServiceSymbol) -> [(NearMiss.Kind, Registered)] {
    let sameName = { (registered: Registered) in registered.symbol.registrationName == requested.registrationName }
    return otherNames(of: requested).map { (.name, $0) }
      + registered(as: TypeSpelling.optionalVariants(requested.type)).filter(sameName).map { (.optionality, $0) }
      + otherArguments(of: requested).map { (.argument, $0) }
      + registered(as: [TypeSpelling.existentialVariant(requested.type)]).filter(sameName).map { (.existential, $0) }
      + byImplementation[requested.type, default: []].map { (.interface, $0) }
      + byShortType[requested.shortType, default: []].filter(sameName).map { (.homonym, $0) }
  }

  /// Finds the registrations of the same type that take another argument, or none where an argument was passed, in
  /// their order.
  private func otherArguments(of requested: ServiceSymbol) -> [Registered] {
    let factory = TypeSpelling.assisted(requested.type)
    let created = factory?.created ?? requested.type
    let withArgument = byType.values.joined().filter { TypeSpelling.assisted($0.symbol.type)?.created == created }
    let withoutArgument = factory == nil ? [] : byType[created, default: []]
    return (withArgument + withoutArgument).sorted { $0.registration < $1.registration }
  }

  private func registered(as types: [String]) -> [Registered] { types.flatMap { byType[$0, default: []] } }

  /// Finds registrations of the same type under other names, the nearest spelling first. If no name was requested, they
  /// are in order of registration.
  private func otherNames(of requested: ServiceSymbol) -> [Registered] {
    let names = byType[requested.type, default: []].sorted { $0.registration < $1.registration }
    guard let name = requested.registrationName else { return names }
    return names.map { registered in
      // A registration without a name is less similar than one with any name.
      (registered, registered.symbol.registrationName.map { EditDistance.between($0, name) } ?? Int.max)
    }.sorted { ($0.1, $0.0.registration) < ($1.1, $1.0.registration) }.map(\.0)
  }
}
