import FurnishGraph

extension ServiceIssue {
  /// A finding about a container's wiring, reported where the container is in use.
  init(_ finding: Finding, place: SourcePlace? = nil) {
    self.init(what: finding.message, location: finding.location, fix: finding.fix, place: place)
  }
}
