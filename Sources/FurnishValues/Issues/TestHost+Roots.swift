extension TestHost {
  /// Runs the body of a test over a values root of its own, unless a root is in force already for the same case. The
  /// root ends with the body.
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
