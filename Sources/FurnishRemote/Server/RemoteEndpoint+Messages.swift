// Reads and writes the messages of a call on the server.

extension RemoteEndpoint {
  static func arguments<Arguments: Decodable>(
    of request: RemoteRequest, to endpoint: ServiceEndpoint, _ coder: any RemoteCoder
  ) throws -> Arguments {
    do {
      return try coder.decode(Arguments.self, from: request.arguments)
    } catch {
      throw endpoint.wording.unreadableArguments
    }
  }

  static func items<Item: Decodable & Sendable>(
    of request: RemoteRequest, to endpoint: ServiceEndpoint, _ coder: any RemoteCoder
  ) throws -> AsyncThrowingStream<Item, any Error> {
    guard let messages = request.messages else { throw endpoint.wording.unreadableArguments }
    return .pulled(orThrowing: endpoint.wording.iteratedTwice) {
      let message: [UInt8]?
      do { message = try await messages.next() } catch let failure as RemoteFailure { throw failure.error }
      do {
        return try message.map { try coder.decode(Item.self, from: $0) }
      } catch {
        throw endpoint.wording.unreadableMessage
      }
    }
  }

  static func encode(_ result: some Encodable, of endpoint: ServiceEndpoint, _ coder: any RemoteCoder) throws -> [UInt8]
  {
    do {
      return try coder.encode(result)
    } catch {
      throw endpoint.wording.unwritableReply
    }
  }

  static func messages<Element: Encodable & Sendable>(
    _ stream: AsyncThrowingStream<Element, any Error>, of endpoint: ServiceEndpoint, _ coder: any RemoteCoder
  ) -> RemoteMessages {
    RemoteMessages(stream, wording: endpoint.wording) { element in
      try encode(element, of: endpoint, coder)
    } failure: { error in
      RemoteFailure(error, of: endpoint, coder)
    }
  }
}

extension RemoteFailure {
  /// Creates the failure that is sent for an error that an endpoint threw.
  package init(_ error: any Error, of endpoint: ServiceEndpoint, _ coder: any RemoteCoder) {
    let wording = endpoint.wording
    // A recipe of a service that the endpoint requests may throw a `RemoteError` for the caller as well.
    if let error = error as? RemoteError ?? (error as? ServiceError)?.underlying as? RemoteError {
      self.init(wording.named(error))
    } else if error is CancellationError {
      self.init(wording.cancelled)
    } else if error is UnimplementedEndpoint {
      self.init(wording.unimplemented)
    } else {
      let serviceError = error as? ServiceError
      let named = wording.failed(with: "\(type(of: serviceError?.underlying ?? error))")
      guard let expected = endpoint.thrownType, let own = error as? any RemoteThrowable, type(of: own) == expected
      else {
        self.init(named, serviceError: serviceError)
        return
      }
      self.init(named, payload: try? coder.encode(own))
    }
  }
}
