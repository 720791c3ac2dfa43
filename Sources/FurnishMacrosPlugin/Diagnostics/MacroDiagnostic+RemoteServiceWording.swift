// The wording of the diagnostics of '@RemoteService'.

extension MacroDiagnostic {
  static var remoteServiceWithoutClosureService: Self {
    .error(
      "remote-service-without-closure-service",
      "'@RemoteService' sends the calls of a closure service: write '@ClosureService' before it")
  }

  static func remoteEndpointNotAsyncThrows(_ name: String) -> Self {
    .error(
      "remote-endpoint-not-async-throws",
      "a call of the remote endpoint '\(name)' waits and can fail on its way: make it 'async throws', or keep it in its process with '@LocalEndpoint'"
    )
  }

  static func attributeNeedsRemoteEndpoint(_ attribute: String) -> Self {
    .error(
      "attribute-needs-remote-endpoint",
      "'@\(attribute)' is for the endpoints of a '@RemoteService': put it before a 'var' whose type is a '@Sendable' function"
    )
  }

  static func localEndpointIsIdempotent(_ name: String) -> Self {
    .warning(
      "local-endpoint-is-idempotent",
      "no call of '\(name)' is sent, because '@LocalEndpoint' keeps it in its process: remove '@Idempotent'")
  }

  /// - Parameter element: The type of the elements, if the parameter is a sequence of another kind.
  static func remoteParameterCannotTravel(_ parameter: String, of name: String, element: String?) -> Self {
    let values =
      element.map { "write 'AsyncThrowingStream<\($0), any Error>' for it, as the last parameter" }
      ?? "pass a 'Codable' and 'Sendable' value, or one 'AsyncThrowingStream<Element, any Error>' as the last parameter"
    return .error(
      "remote-parameter-cannot-travel",
      "the parameter '\(parameter)' of the remote endpoint '\(name)' cannot travel: \(values), or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  /// - Parameter element: The type of the elements, if the result is a sequence of another kind.
  static func remoteResultCannotTravel(_ name: String, element: String?) -> Self {
    let values =
      element.map { "write 'AsyncThrowingStream<\($0), any Error>' for it" }
      ?? "return a 'Codable' and 'Sendable' value or an 'AsyncThrowingStream<Element, any Error>'"
    return .error(
      "remote-result-cannot-travel",
      "the result of the remote endpoint '\(name)' cannot travel: \(values), or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }
}
