extension ServiceProvider {
  /// Opens a scope of a level that has no input.
  ///
  /// - Parameter level: The level. It has to be opened from its parent level: if the innermost open level of this
  ///   provider is another one, the program stops.
  /// - Returns: The scope. Close it when its work is done.
  public func makeScope<Level: ScopeLevel>(_ level: Level.Type) -> Scope where Level.Input == Void {
    makeScope(level, ())
  }

  /// Runs `body` with a scope of a level that has no input, and closes the scope at the end.
  ///
  /// - Parameters:
  ///   - level: The level. It has to be opened from its parent level: if the innermost open level of this provider is
  ///     another one, the program stops.
  ///   - body: Uses the scope, which must not be used afterwards.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws; otherwise ``ClosingError`` if a service of the scope could not be closed.
  public nonisolated(nonsending) func withScope<Level: ScopeLevel, Success>(
    _ level: Level.Type, _ body: nonisolated(nonsending) (Scope) async throws -> Success
  ) async throws -> Success where Level.Input == Void {
    try await withScope(level, (), body)
  }

  public nonisolated(nonsending) func withScope<Success>(
    _ body: nonisolated(nonsending) (Scope) async throws -> Success
  ) async throws -> Success {
    try await makeScope().closed(after: body)
  }

  public nonisolated(nonsending) func withScope<Level: ScopeLevel, Success>(
    _ level: Level.Type, _ input: Level.Input,
    _ body: nonisolated(nonsending) (Scope) async throws -> Success
  ) async throws -> Success {
    try await makeScope(level, input).closed(after: body)
  }

  /// Stops the program: a provider that does not implement levels cannot open one.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - input: The input that the level declares.
  public func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> Scope {
    ServiceError.levelsUnsupported(level, by: type(of: self)).stop()
  }
}

extension ScopedProvider {
  /// Runs `body`, and closes this scope.
  fileprivate nonisolated(nonsending) func closed<Success>(
    after body: nonisolated(nonsending) (Self) async throws -> Success
  ) async throws -> Success {
    let success: Success
    do {
      success = try await body(self)
    } catch {
      // The error of the body is more useful than those that closing adds; a failing `close()` is reported.
      do { try await close() } catch { ServiceIssue.reportClosingFailed(error) }
      throw error
    }
    try await close()
    return success
  }
}
