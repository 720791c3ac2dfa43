/// `weak-value`: the lifetime of a service is `.weak`, and its type is a structure or an enumeration, so that nothing
/// can refer to an instance. Reported for each registration of a container: the source does not show the type of each
/// service.
enum WeakValue: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    context.wiring.registrations.indices.filter { context.wiring.registrations[$0].isWeakValue }.map { registration in
      let finding = Finding.weakValue(context.symbol(registration), place: context.place(registration))
      return PlacedFinding(finding: finding, position: registration)
    }
  }
}
