/// `opaque-recipe`: a closure that calls the provider itself, so that no rule can read its dependencies. Reported for
/// each. The source shows the requests of most closures, so a check of the source reports only recipes that it cannot
/// read.
enum OpaqueRecipe: Rule {
  static let severity = Finding.Severity.note

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard context.graph.allTraits.contains(.opaque) else { return [] }
    let opaque = (0..<context.graph.registrationCount).filter { context.graph.traits[$0].contains(.opaque) }
    return opaque.map { registration in
      let (service, place) = (context.symbol(registration), context.place(registration))
      let isRunning = context.wiring.origin == .container
      let finding =
        isRunning
        ? Finding.opaqueRecipe(service, isOnMainActor: context.isOnMainActor(registration), place: place)
        : .unreadRecipe(service, place: place)
      return PlacedFinding(finding: finding, position: registration)
    }
  }
}
