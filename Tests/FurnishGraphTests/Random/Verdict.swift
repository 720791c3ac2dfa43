import FurnishGraph

/// The content of a finding as numbers, which are read from its places and the names of its services. So its wiring
/// must have ``NumberNames``.
struct Verdict: Hashable, CustomStringConvertible {
  /// The value of ``requester`` that stands for the first request.
  static let firstRequest = 1_000_000
  /// The value of ``culprit`` that stands for the input of the first level.
  static let firstInput = 2_000_000

  var rule: String
  /// The number of a registration, or of a request.
  var requester: Int?
  /// The number of a service if the rule reports each service once, otherwise of a registration.
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
    case "missing-service", "module-clash", "unused-decorator": culprit = Verdict.service(finding)
    case "async-in-sync", "isolation-mismatch":
      requester = finding.place?.line
      culprit = Verdict.service(finding)
    case "captive-dependency":
      requester = finding.place?.line
      culprit = finding.notes.last?.place.map(Verdict.node)
    case "scoped-from-root", "wrong-parent-level": requester = finding.place.map(Verdict.node)
    case "throwing-recipe":
      requester = finding.place.map(Verdict.node)
      // The chain of a recipe begins with the recipe itself, and that of a request with the service.
      let isRecipe = finding.place?.file == ServicePlace.wiring(0).file
      culprit = finding.notes[isRecipe ? 1 : 0].place.map(Verdict.node)
    case "outside-level":
      requester = finding.place.map(Verdict.node)
      // A request may lead to several services of a level. The finding may name any of the nearest.
      let isAboutRegistration = finding.fix.contains("to the level of")
      culprit = isAboutRegistration ? finding.notes.last?.place.map(Verdict.node) : nil
    default: culprit = finding.place?.line
    }
  }

  private static func node(_ place: ServicePlace) -> Int {
    switch place.file {
    case ServicePlace.main(0).file: firstRequest + place.line
    case ServicePlace.levels(0).file: firstInput + place.line
    default: place.line
    }
  }

  private static func service(_ finding: Finding) -> Int? {
    finding.chain.last.flatMap { Int($0.type.dropFirst("App.S".count)) }
  }
}
