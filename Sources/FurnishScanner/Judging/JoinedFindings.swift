import FurnishGraph

/// A finding, and the condition under which the fault exists.
struct ConditionalFinding {
  var finding: Finding
  var presence: Presence
}

/// Findings of several cells or parts of a container, of which those about one fault are joined.
struct JoinedFindings {
  private(set) var all: [ConditionalFinding] = []
  private var positions: [String: Int] = [:]

  mutating func add(_ finding: Finding, under presence: Presence, _ space: PresenceSpace) {
    if let known = positions[finding.identity] {
      all[known].presence = space.or(all[known].presence, presence)
    } else {
      positions[finding.identity] = all.count
      all.append(ConditionalFinding(finding: finding, presence: presence))
    }
  }

  /// The rules that report a service once for all its requesters.
  private static let rulesOfServices: Set<String> = ["missing-service", "async-in-sync", "isolation-mismatch"]

  /// Returns the findings, of which those with the same message are joined if one has the fault in all cases of the
  /// other.
  ///
  /// A rule in ``rulesOfServices`` reports a service once for all its requesters. A part of a container has only one of
  /// these requesters, so the rule reports the service once for each part.
  func joinedByCause(_ space: PresenceSpace) -> [ConditionalFinding] {
    var joined: [ConditionalFinding] = []
    var byMessage: [String: [Int]] = [:]
    var isReplaced: Set<Int> = []
    for found in all {
      guard Self.rulesOfServices.contains(found.finding.rule) else {
        joined.append(found)
        continue
      }
      let known = byMessage[found.finding.message, default: []].filter { !isReplaced.contains($0) }
      if let wider = known.first(where: { space.implies(found.presence, joined[$0].presence) }) {
        joined[wider].finding = joined[wider].finding.affecting(found.finding.affectedRegistrations)
        continue
      }
      var all = found
      for narrower in known where space.implies(joined[narrower].presence, found.presence) {
        all.finding = all.finding.affecting(joined[narrower].finding.affectedRegistrations)
        isReplaced.insert(narrower)
      }
      byMessage[found.finding.message, default: []].append(joined.count)
      joined.append(all)
    }
    return joined.indices.filter { !isReplaced.contains($0) }.map { joined[$0] }
  }
}
