#if canImport(SwiftUI)
  extension Result where Failure == any Error {
    /// Creates the result of an asynchronous function, to be stored in a view's state.
    ///
    /// ```swift
    /// Button("Fetch") {
    ///   Task { fetched = await Result { try await google.fetch(query) } }
    /// }
    /// ```
    ///
    /// - Parameter body: The function, which runs on the caller's actor.
    public nonisolated(nonsending) init(
      catching body: nonisolated(nonsending) () async throws -> Success
    ) async {
      do {
        self = .success(try await body())
      } catch {
        self = .failure(error)
      }
    }
  }
#endif
