/// `unused-registration`: a service that is never requested. Reported once for each service, from a source that shows
/// every request. A service that only an unused service requests is not reported.
enum UnusedRegistration: Rule {
  static let severity = Finding.Severity.warning

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard case .source(isWhole: true, showsRequests: true) = context.wiring.origin else { return [] }
    var isUsed = [Bool](repeating: false, count: context.wiring.serviceCount)
    for registration in context.wiring.registrations {
      // A service that requests itself is not used because of that.
      for dependency in registration.dependencies where dependency.service != registration.service {
        isUsed[dependency.service] = true
      }
      if registration.isEager { isUsed[registration.service] = true }
    }
    for request in context.wiring.requests { isUsed[request.service] = true }
    var isReported = isUsed
    return context.wiring.registrations.indices.compactMap { index in
      let service = context.wiring.registrations[index].service
      guard !isReported[service] else { return nil }
      isReported[service] = true
      let finding = Finding.unusedRegistration(context.symbol(index), place: context.place(index))
      return PlacedFinding(finding: finding, position: index)
    }
  }
}
