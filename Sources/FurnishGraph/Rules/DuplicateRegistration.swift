/// `duplicate-registration`: a service is registered again, and no request takes all of its registrations.
/// Only the check of the source reports it, once for each service: a container cannot see the requests that follow.
///
/// A service that several modules register is a `module-clash`, and is reported once. Registrations in branches of
/// the source are left out: the program executes one of them. `duplicate-key` judges registrations under keys.
enum DuplicateRegistration: Rule {
  static let severity = Finding.Severity.warning

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard case .source = context.wiring.origin else { return [] }
    let registrations = context.wiring.registrations
    var first = [Int32](repeating: -1, count: context.wiring.serviceCount)
    var again = [Int32](repeating: -1, count: context.wiring.serviceCount)
    for (index, registration) in registrations.enumerated() where !registration.isAlternative && registration.key == nil
    {
      let service = registration.service
      if first[service] < 0 { first[service] = Int32(index) } else { again[service] = Int32(index) }
    }
    guard again.contains(where: { $0 >= 0 }) else { return [] }
    let excused = servicesRequestedAsCollection(context.wiring).union(ModuleClash.clashes(in: context.wiring))
    return again.indices.filter { again[$0] >= 0 && !excused.contains($0) }.map { service in
      let (earlier, later) = (Int(first[service]), Int(again[service]))
      let finding = Finding.duplicateRegistration(
        context.symbol(later), place: context.place(later), first: context.place(earlier))
      return PlacedFinding(finding: finding, position: later)
    }
  }

  private static func servicesRequestedAsCollection(_ wiring: Wiring) -> Set<Int> {
    var services: Set<Int> = []
    for dependency in wiring.registrations.lazy.flatMap(\.dependencies) where dependency.cardinality == .all {
      services.insert(dependency.service)
    }
    for request in wiring.requests where request.cardinality == .all { services.insert(request.service) }
    return services
  }
}
