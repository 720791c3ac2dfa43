/// `opaque-recipe`: a closure that asks the provider itself, so that no rule sees what it needs. Told for each.
enum OpaqueRecipe: Rule {
  static let severity = Finding.Severity.note

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    guard context.graph.allTraits.contains(.opaque) else { return [] }
    let opaque = (0..<context.graph.registrationCount).filter { context.graph.traits[$0].contains(.opaque) }
    return opaque.map { registration in
      let finding = Finding.opaqueRecipe(context.symbol(registration), place: context.place(registration))
      return PlacedFinding(finding: finding, position: registration)
    }
  }
}
