/// `wrong-parent-level`: a level is opened in a scope whose innermost level is not its parent. Reported for each call,
/// from the source alone: a container reports it when the level is opened.
enum WrongParentLevel: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    context.wiring.openings.enumerated().compactMap { index, opening in
      let level = context.wiring.levels[opening.level.index]
      let open: Wiring.LevelNumber? =
        switch opening.position {
        case .root: nil
        case .scope(in: let level): level
        case .unknown: level.parent
        }
      guard open != level.parent else { return nil }
      let finding = Finding.wrongParentLevel(
        level.name, parent: level.parent.map(context.name), openedIn: context.scope(opening.position),
        steps: context.steps(to: opening.level, from: .root), place: opening.place, declaration: level.place)
      return PlacedFinding(finding: finding, position: context.position(ofOpening: index))
    }
  }
}
