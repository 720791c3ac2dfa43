/// `unused-decorator`: a decorator of a service that is not registered, or not under the key of the decorator. Reported
/// once for each service and key.
enum UnusedDecorator: Rule {
  static let severity = Finding.Severity.warning

  private struct Target: Hashable {
    let service: Int
    let key: RegistrationKey?
  }

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard context.wiring.isWhole else { return [] }
    var targets: Set<Target> = []
    let unused = context.wiring.decorators.enumerated().filter { _, decorator in
      guard isUnused(decorator, in: context) else { return false }
      return targets.insert(Target(service: decorator.service, key: decorator.key)).inserted
    }
    guard !unused.isEmpty else { return [] }
    let nearMisses = NearMisses(context.wiring)
    return unused.map { index, decorator in
      let symbol = context.wiring.names.symbol(ofService: decorator.service)
      let isRegistered = !context.graph.registrations[decorator.service].isEmpty
      let finding = Finding.unusedDecorator(
        symbol, key: isRegistered ? decorator.keyName : nil, place: decorator.place,
        nearMisses: nearMisses.nearMisses(of: symbol),
        inputOf: context.graph.nodeOfInput[decorator.service].map(context.levels) ?? [])
      return PlacedFinding(finding: finding, position: context.position(ofDecorator: index))
    }
  }

  private static func isUnused(_ decorator: Wiring.Decorator, in context: RuleContext) -> Bool {
    !context.graph.registrations[decorator.service].contains { registration in
      decorator.wraps(context.wiring.registrations[Int(registration)].key)
    }
  }
}
