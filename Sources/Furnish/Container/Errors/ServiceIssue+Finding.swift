import FurnishGraph

extension ServiceIssue {
  /// Creates the report of a finding about a container's wiring.
  init(_ finding: Finding, place: CallPlace? = nil) {
    self.init(what: finding.message, location: finding.location, fix: finding.fix, place: place)
  }
}
