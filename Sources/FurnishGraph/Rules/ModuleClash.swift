/// `module-clash`: several modules register one service, and no request takes all of its registrations. Reported
/// once for each service.
enum ModuleClash: Rule {
  static let severity = Finding.Severity.warning

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    clashes(in: context.wiring).compactMap { service in
      let registrations = context.graph.registrations[service].lazy.map { Int($0) }.compactMap { index in
        let registration = context.wiring.registrations[index]
        return registration.key == nil ? registration.module.map { (registration: index, module: $0) } : nil
      }
      guard let first = registrations.first else { return nil }
      let finding = Finding.moduleClash(
        context.wiring.names.symbol(ofService: service),
        registrations: registrations.map {
          (context.wiring.names.name(ofModule: $0.module), context.place($0.registration))
        }
      )
      return PlacedFinding(finding: finding, position: first.registration)
    }
  }

  /// Finds the services that more than one module registers, and of which no request takes all registrations.
  static func clashes(in wiring: Wiring) -> [Int] {
    guard wiring.registrations.contains(where: { $0.module != nil }) else { return [] }
    var firstModule = [Int32](repeating: -1, count: wiring.serviceCount)
    var isClash = [Bool](repeating: false, count: wiring.serviceCount)
    for registration in wiring.registrations {
      // Registrations under different keys do not clash, and those under one key are a `duplicate-key`.
      guard registration.key == nil, let module = registration.module.map({ Int32($0) }) else { continue }
      if firstModule[registration.service] < 0 { firstModule[registration.service] = module }
      if firstModule[registration.service] != module { isClash[registration.service] = true }
    }
    guard isClash.contains(true) else { return [] }
    for dependency in wiring.registrations.lazy.flatMap(\.dependencies) where dependency.cardinality == .all {
      isClash[dependency.service] = false
    }
    for request in wiring.requests where request.cardinality == .all { isClash[request.service] = false }
    return isClash.indices.filter { isClash[$0] }
  }
}
