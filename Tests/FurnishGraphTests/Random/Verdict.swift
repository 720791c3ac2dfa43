import FurnishGraph

/// What a finding says, in the numbers of its wiring. Made for wirings that have ``NumberNames``.
struct Verdict: Hashable, CustomStringConvertible {
  /// What stands for the first request, among requesters.
  static let firstRequest = 1_000_000

  var rule: String
  /// A registration, or a request.
  var requester: Int?
  /// A service where the rule tells once for each, otherwise a registration.
  var culprit: Int?
  var length: Int
  var affected: Int

  var description: String {
    "\(rule) \(requester.map(String.init) ?? "-") → \(culprit.map(String.init) ?? "-"), \(length) long, hits \(affected)"
  }
}

extension Verdict {
  init(_ finding: Finding) {
    rule = finding.rule
    length = finding.chain.count
    affected = finding.affected
    switch finding.rule {
    case "missing-service", "module-clash": culprit = Verdict.service(finding)
    case "async-in-sync", "isolation-mismatch":
      requester = finding.place?.line
      culprit = Verdict.service(finding)
    case "captive-dependency":
      requester = finding.place?.line
      culprit = finding.notes.last?.place?.line
    case "scoped-from-root":
      requester = finding.place.map { $0.file == ServicePlace.main(0).file ? Verdict.firstRequest + $0.line : $0.line }
    default: culprit = finding.place?.line
    }
  }

  private static func service(_ finding: Finding) -> Int? {
    finding.chain.last.flatMap { Int($0.type.dropFirst("App.S".count)) }
  }
}
