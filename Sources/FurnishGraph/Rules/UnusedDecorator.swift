/// `unused-decorator`: a decorator of a service that is not registered. Reported once for each service.
enum UnusedDecorator: Rule {
  static let severity = Finding.Severity.warning

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard context.wiring.isWhole else { return [] }
    var services: Set<Int> = []
    let unused = context.wiring.decorators.enumerated().filter { _, decorator in
      context.graph.registrations[decorator.service].isEmpty && services.insert(decorator.service).inserted
    }
    guard !unused.isEmpty else { return [] }
    let nearMisses = NearMisses(context.wiring)
    return unused.map { index, decorator in
      let symbol = context.wiring.names.symbol(ofService: decorator.service)
      let finding = Finding.unusedDecorator(
        symbol, place: decorator.place, nearMisses: nearMisses.nearMisses(of: symbol),
        inputOf: context.graph.nodeOfInput[decorator.service].map(context.levels) ?? [])
      return PlacedFinding(finding: finding, position: context.position(ofDecorator: index))
    }
  }
}
