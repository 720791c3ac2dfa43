// The functions that the closures of `unimplemented` call. Public, because `@ClosureService` writes those closures
// into the modules that use it.
extension ServiceEndpoint {
  /// Reports a call of this endpoint, which is not implemented and may throw.
  ///
  /// - Returns: Nothing: this method always throws, or ends the program.
  /// - Throws: ``UnimplementedEndpoint``, unless the program ends because of ``ServiceValues/unimplementedCalls``.
  public func unimplemented<Result>() throws -> Result {
    let issue = ServiceIssue.unimplemented(self)
    switch ServiceValues.current.unimplementedCalls {
    case .stopping: issue.stop()
    case .reporting: issue.report()
    case .throwing: break
    }
    throw UnimplementedEndpoint(name, of: service)
  }

  /// Reports a call of this endpoint, which is not implemented and has a placeholder.
  /// It returns if the placeholder may be used; otherwise the program ends.
  public func unimplementedWithPlaceholder() {
    let issue = ServiceIssue.unimplemented(self)
    guard ServiceValues.current.unimplementedCalls == .reporting else { issue.stop() }
    issue.report()
  }

  /// Reports a call of this endpoint, which is not implemented, cannot throw, and has no placeholder to return: fails
  /// the running test, and ends the program.
  public func unimplementedWithoutAnswer() -> Never {
    ServiceIssue.unimplemented(self).stopTest()
  }
}
