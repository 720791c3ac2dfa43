/// `unused-registration`: a service that nobody asks for. Told once for each service, from a source that shows all who
/// ask; what only an unused service needs is not told again.
enum UnusedRegistration: Rule {
  static let severity = Finding.Severity.warning

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard case .source(isWhole: true, showsRequests: true) = context.wiring.origin else { return [] }
    var isUsed = [Bool](repeating: false, count: context.wiring.serviceCount)
    for registration in context.wiring.registrations {
      // Somebody who needs itself is asked for by nobody.
      for dependency in registration.dependencies where dependency.service != registration.service {
        isUsed[dependency.service] = true
      }
      if registration.isEager { isUsed[registration.service] = true }
    }
    for request in context.wiring.requests { isUsed[request.service] = true }
    var isTold = isUsed
    return context.wiring.registrations.indices.compactMap { index in
      let service = context.wiring.registrations[index].service
      guard !isTold[service] else { return nil }
      isTold[service] = true
      let finding = Finding.unusedRegistration(context.symbol(index), place: context.place(index))
      return PlacedFinding(finding: finding, position: index)
    }
  }
}
