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

  static func remoteParameterCannotTravel(_ parameter: String, of name: String) -> Self {
    .error(
      "remote-parameter-cannot-travel",
      "the parameter '\(parameter)' of the remote endpoint '\(name)' cannot travel: pass a 'Codable' and 'Sendable' value, or one 'AsyncThrowingStream<Element, any Error>' as the last parameter, or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  static func remoteResultCannotTravel(_ name: String) -> Self {
    .error(
      "remote-result-cannot-travel",
      "the result of the remote endpoint '\(name)' cannot travel: return a 'Codable' and 'Sendable' value or an 'AsyncThrowingStream<Element, any Error>', or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }
}
