/// `opaque-recipe`: a closure that asks the provider itself, so that no rule sees what it needs. Told for each.
enum OpaqueRecipe: Rule {
  static let severity = Finding.Severity.note

  static func findings(in facts: Facts) -> [PlacedFinding] {
    guard facts.graph.allTraits.contains(.opaque) else { return [] }
    let opaque = (0..<facts.graph.registrationCount).filter { facts.graph.traits[$0].contains(.opaque) }
    return opaque.map { registration in
      let finding = Finding.opaqueRecipe(facts.symbol(registration), place: facts.place(registration))
      return PlacedFinding(finding: finding, position: registration)
    }
  }
}
