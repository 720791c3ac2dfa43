// The functions that the closures of `unimplemented` call. Public, because `@ClosureService` writes those closures
// into the modules that use it.
extension ServiceEndpoint {
  /// Handles a call of this endpoint, which is not implemented and may throw, as ``ServiceValues/unimplementedCalls``
  /// states.
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

  /// Handles a call of this endpoint, which is not implemented and throws errors of one type, as
  /// ``ServiceValues/unimplementedCalls`` states.
  ///
  /// - Parameter failure: The type of the endpoint's errors.
  /// - Returns: `Void`, if the type cannot express the error, the endpoint has no result, and `unimplementedCalls` is
  ///   `.reporting`. In all other cases this method throws, or ends the program.
  /// - Throws: The error for an unimplemented endpoint, if the type can express it: if the type is
  ///   ``UnimplementedEndpoint``, or conforms to ``UnimplementedThrowable``.
  public func unimplemented<Result, Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Result {
    let issue = ServiceIssue.unimplemented(self)
    guard let error = error(of: failure) else {
      guard Result.self == Void.self, let nothing = () as? Result else { issue.stopTest() }
      unimplementedWithPlaceholder()
      return nothing
    }
    switch ServiceValues.current.unimplementedCalls {
    case .stopping: issue.stop()
    case .reporting: issue.report()
    case .throwing: break
    }
    throw error
  }

  /// Handles a call of this endpoint, which is not implemented, cannot throw, and has a placeholder or no result.
  ///
  /// If ``ServiceValues/unimplementedCalls`` is `.reporting`, this method reports the call and returns, so that the
  /// placeholder is used. Otherwise the program ends.
  public func unimplementedWithPlaceholder() {
    let issue = ServiceIssue.unimplemented(self)
    guard ServiceValues.current.unimplementedCalls == .reporting else { issue.stop() }
    issue.report()
  }

  /// Handles a call of this endpoint, which is not implemented, throws errors of one type, and has a placeholder.
  ///
  /// If ``ServiceValues/unimplementedCalls`` is `.reporting`, this method reports the call and returns, so that the
  /// placeholder is used.
  ///
  /// - Parameter failure: The type of the endpoint's errors, which may be `any Error`.
  /// - Throws: The error for an unimplemented endpoint, if `unimplementedCalls` is `.throwing` and the type can express
  ///   it. The program ends if the type cannot express it, and if `unimplementedCalls` is `.stopping`.
  public func unimplementedWithPlaceholder<Failure: Error>(throwing failure: Failure.Type) throws(Failure) {
    if ServiceValues.current.unimplementedCalls == .throwing, let error = error(of: failure) { throw error }
    unimplementedWithPlaceholder()
  }

  /// Reports a call of this endpoint, which is not implemented, cannot throw, and has no placeholder to return: fails
  /// the running test, and ends the program.
  public func unimplementedWithoutAnswer() -> Never {
    ServiceIssue.unimplemented(self).stopTest()
  }

  /// Returns the error for an unimplemented endpoint as an error of a type; `nil` if the type cannot express it.
  private func error<Failure: Error>(of type: Failure.Type) -> Failure? {
    let error = UnimplementedEndpoint(name, of: service)
    if let error = error as? Failure { return error }
    return (type as? any UnimplementedThrowable.Type)?.init(unimplemented: error) as? Failure
  }
}
