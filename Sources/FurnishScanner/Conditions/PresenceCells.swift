/// A partition of the cases that are possible: within a cell, each condition holds everywhere or nowhere.
///
/// Two conditions `a` and `b` lead to at most four cells: `a && b`, `a && !b`, `!a && b` and `!a && !b`.
struct PresenceCells {
  /// The greatest number of cells that are judged at once.
  static let limit = 96

  let cells: [Presence]

  /// Divides the cases that are possible by each of several conditions.
  ///
  /// - Parameter universe: The condition that holds in the cases that are possible, and in no others.
  /// - Returns: Nil if there are more cells than ``limit``.
  init?(_ conditions: some Sequence<Presence>, in universe: Presence, _ space: PresenceSpace) {
    var cells = universe == .never ? [] : [universe]
    for condition in conditions.uniqued() where condition != .always && condition != .never {
      var next: [Presence] = []
      for cell in cells {
        let (inside, outside) = (space.and(cell, condition), space.excluding(cell, condition))
        if outside != .never { next.append(outside) }
        if inside != .never { next.append(inside) }
      }
      guard next.count <= Self.limit else { return nil }
      cells = next
    }
    self.cells = cells
  }
}
