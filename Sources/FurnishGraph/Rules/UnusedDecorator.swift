/// `unused-decorator`: a decorator that wraps no registration. The service is not registered, or not under the key of
/// the decorator, or the decorator wraps transient registrations only and the service has none. Reported once for each
/// service, key, and choice of lifetimes.
enum UnusedDecorator: Rule {
  static let severity = Finding.Severity.warning

  private struct Target: Hashable {
    let service: Int
    let key: RegistrationKey?
    let wrapsTransientsOnly: Bool
  }

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard context.wiring.isWhole else { return [] }
    var targets: Set<Target> = []
    let unused = context.wiring.decorators.enumerated().filter { _, decorator in
      guard isUnused(decorator, in: context) else { return false }
      return targets.insert(
        Target(service: decorator.service, key: decorator.key, wrapsTransientsOnly: decorator.wrapsTransientsOnly)
      ).inserted
    }
    guard !unused.isEmpty else { return [] }
    let nearMisses = NearMisses(context.wiring)
    return unused.map { index, decorator in
      let symbol = context.wiring.names.symbol(ofService: decorator.service)
      let registrations = registrations(of: decorator, in: context)
      let finding =
        registrations.contains(where: decorator.hasKey)
        ? Finding.unusedDecorator(ofTransients: symbol, key: decorator.keyName, place: decorator.place)
        : Finding.unusedDecorator(
          symbol, key: registrations.isEmpty ? nil : decorator.keyName, place: decorator.place,
          nearMisses: nearMisses.nearMisses(of: symbol),
          inputOf: context.graph.nodeOfInput[decorator.service].map(context.levels) ?? [])
      return PlacedFinding(finding: finding, position: context.position(ofDecorator: index))
    }
  }

  private static func isUnused(_ decorator: Wiring.Decorator, in context: RuleContext) -> Bool {
    !registrations(of: decorator, in: context).contains(where: decorator.wraps)
      && !wrapsServicesWithArguments(decorator, in: context)
  }

  /// Returns whether the service is registered with an argument: the registered type is then an `AssistedFactory` that
  /// creates the service.
  private static func wrapsServicesWithArguments(_ decorator: Wiring.Decorator, in context: RuleContext) -> Bool {
    let service = context.wiring.names.symbol(ofService: decorator.service)
    guard service.registrationName == nil, decorator.key == nil else { return false }
    return context.wiring.registrations.contains { registration in
      let registered = context.wiring.names.symbol(ofService: registration.service)
      return TypeSpelling.assisted(registered.type)?.created == service.type
    }
  }

  private static func registrations(of decorator: Wiring.Decorator, in context: RuleContext) -> [Registration] {
    context.graph.registrations[decorator.service].map { context.wiring.registrations[Int($0)] }
  }
}
