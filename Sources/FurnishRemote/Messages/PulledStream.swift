extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// Returns a stream of the values that a function returns, which ends after `nil` and after an error.
  ///
  /// A stream of `init(unfolding:)` calls its function again after an error; this one does not. When it ends, it
  /// releases the function, and with it the source of the elements.
  ///
  /// - Parameters:
  ///   - iteratedTwice: The error of a task that pulls while another one does. The stream of the other one continues.
  ///   - pull: Returns the next element, or `nil` after the last one. One task at a time calls it.
  static func pulled(
    orThrowing iteratedTwice: RemoteError, _ pull: @escaping @Sendable () async throws -> Element?
  ) -> Self {
    let source = IteratorSource(pull) { pull in try await pull() }
    return Self { try await source.next(or: iteratedTwice) }
  }
}
