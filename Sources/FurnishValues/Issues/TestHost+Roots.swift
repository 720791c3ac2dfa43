extension TestHost {
  /// Runs a test's body over a root of its own, unless one was created around it already for
  /// the same case. When it ends, so does the root.
  package static func withRoot(
    testID: String, name: String, operation: () async throws -> Void
  ) async throws {
    let current = Layer.current.base.strongRoot
    if current.caseID == testID, !current.hasEnded { return try await operation() }
    let root = Root(testName: name, caseID: testID)
    defer { root.end() }
    try await ServiceValues(layer: BaseLayer(root)).bound(operation)
  }
}
