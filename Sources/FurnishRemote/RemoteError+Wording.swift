// All wordings of the errors that this module creates.

extension RemoteError {
  /// The failures of calls of one endpoint.
  package struct Wording: Sendable {
    let service: String
    let endpoint: String

    package init(service: String, endpoint: String) {
      self.service = service
      self.endpoint = endpoint
    }

    private func error(_ code: Code, _ message: String) -> RemoteError {
      RemoteError(code, message, service: service, endpoint: endpoint)
    }

    func named(_ error: RemoteError) -> RemoteError { self.error(error.code, error.message) }

    package var cancelled: RemoteError { error(.cancelled, "the call was canceled") }

    func failed(with type: String) -> RemoteError {
      error(.unknown, "the service threw an error of type '\(type)', which does not travel: throw a 'RemoteError'")
    }

    func failedStream(with type: String) -> RemoteError {
      error(
        .unknown, "the caller's stream threw an error of type '\(type)', which does not travel: throw a 'RemoteError'")
    }

    package var notSentAgain: RemoteError {
      error(
        .failedPrecondition,
        "the call failed and was not sent again, because '\(endpoint)' is not marked with '@Idempotent': mark it, or remove it from the policy of retries"
      )
    }

    package var brokenOff: RemoteError { error(.cancelled, "the caller's stream broke off before its end") }

    package func invalidMetadataKey(_ key: String) -> RemoteError {
      error(
        .invalidArgument,
        "the metadata has the key \(key.debugDescription), which a call cannot carry: use letters, digits, '-', '_' and '.', and no key that HTTP or gRPC reserves"
      )
    }

    package func invalidMetadataValue(of key: String) -> RemoteError {
      error(
        .invalidArgument,
        "the metadata value of '\(key)' contains a line break or another character that a header cannot carry: remove it, or use a binary value"
      )
    }

    package func metadataTooLarge(_ size: Int, limit: Int) -> RemoteError {
      error(
        .invalidArgument,
        "the metadata has \(size) bytes and a call can carry \(limit): pass large values as arguments")
    }

    package var serverStopping: RemoteError { error(.unavailable, "the server is stopping") }

    package var noMessage: RemoteError { error(.internal, "the server sent no message in the place of one") }

    package var missingStatus: RemoteError {
      error(.internal, "the server sent an error, and then ended the call as if it had succeeded")
    }

    package var severalMessages: RemoteError {
      error(.internal, "the server sent several messages in the place of one")
    }

    func transportFailed(with type: String) -> RemoteError {
      error(.unavailable, "the transport threw an error of type '\(type)'")
    }

    var unimplemented: RemoteError { error(.unimplemented, "the service does not implement this endpoint") }

    var unknownService: RemoteError { error(.unimplemented, "the server does not serve '\(service)'") }

    var unknownEndpoint: RemoteError {
      error(
        .unimplemented,
        "'\(service)' has no remote endpoint '\(endpoint)' on the server: update one of the two programs")
    }

    func mismatch(caller: String, server: String) -> RemoteError {
      error(
        .failedPrecondition,
        "the caller was built with '\(endpoint): \(caller)' and the server with '\(endpoint): \(server)': update one of them"
      )
    }

    var unreadableArguments: RemoteError {
      error(.invalidArgument, "the server could not decode the arguments")
    }

    var unreadableMessage: RemoteError {
      error(.invalidArgument, "a message of the caller's stream could not be decoded")
    }

    var unwritableArguments: RemoteError { error(.invalidArgument, "the arguments could not be encoded") }

    var unreadableReply: RemoteError { error(.internal, "the reply of the server could not be decoded") }

    var unwritableReply: RemoteError { error(.internal, "the result of the service could not be encoded") }

    var wrongShape: RemoteError {
      error(
        .internal, "the transport returned a stream in the place of a message, or a message in the place of a stream")
    }

    package var iteratedTwice: RemoteError {
      error(
        .failedPrecondition, "two tasks iterate over one stream at the same time: give each of them a call of its own")
    }

    package func expired(after limit: Duration) -> RemoteError {
      error(.deadlineExceeded, "the call took longer than its deadline of \(limit)")
    }
  }
}

extension ServiceEndpoint {
  package var wording: RemoteError.Wording { RemoteError.Wording(service: service, endpoint: name) }
}
