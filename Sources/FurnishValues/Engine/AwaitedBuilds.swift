/// The builds without which a build cannot continue: those that it started, and those of other threads that it waits
/// for. They are the edges of the wait-for graph.
///
/// A build is among them once for each wait: two child tasks of a recipe may wait for the same build. Most builds await
/// one other build at a time, which takes no array.
package struct AwaitedBuilds {
  private var first: Build?
  private var others: [Build] = []

  package mutating func append(_ build: Build) {
    if first == nil { first = build } else { others.append(build) }
  }

  /// Removes one of the entries of a build, if it has one.
  mutating func remove(_ build: Build) {
    if let index = others.lastIndex(where: { $0 === build }) {
      others.remove(at: index)
    } else if first === build {
      first = others.popLast()
    }
  }

  func contains(_ build: Build) -> Bool { first === build || others.contains { $0 === build } }

  /// Appends these builds to an array.
  func append(to builds: inout [Build]) {
    if let first { builds.append(first) }
    builds.append(contentsOf: others)
  }
}
