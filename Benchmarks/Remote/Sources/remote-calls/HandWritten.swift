import FurnishRemote
import GRPCCore

// The service, written by hand over grpc-swift-2, without generated code, and with the coder of FurnishRemote.

struct FetchRequest: Codable, Sendable {
  var id: String
}

struct FetchReply: Codable, Sendable {
  var landmark: Landmark?
}

struct HandWrittenService: RegistrableRPCService {
  func registerMethods<Transport: ServerTransport>(with router: inout RPCRouter<Transport>) {
    router.registerHandler(
      forMethod: .fetch, deserializer: Coded<FetchRequest>(), serializer: Coded<FetchReply>()
    ) { request, context in
      let call = try await ServerRequest(stream: request)
      return StreamingServerResponse(
        single: ServerResponse(message: FetchReply(landmark: Landmark.find(call.message.id))))
    }
  }
}

struct HandWrittenClient<Transport: ClientTransport>: Sendable {
  let client: GRPCClient<Transport>

  func fetch(id: String) async throws -> Landmark? {
    try await client.unary(
      request: ClientRequest(message: FetchRequest(id: id)), descriptor: .fetch, serializer: Coded<FetchRequest>(),
      deserializer: Coded<FetchReply>(), options: .defaults
    ) { response in
      try response.message.landmark
    }
  }
}

/// A serializer of messages in the format of FurnishRemote.
struct Coded<Message: Codable & Sendable>: MessageSerializer, MessageDeserializer {
  private let coder = JSONRemoteCoder()

  func serialize<Bytes: GRPCContiguousBytes>(_ message: Message) throws -> Bytes { Bytes(try coder.encode(message)) }

  func deserialize<Bytes: GRPCContiguousBytes>(_ bytes: Bytes) throws -> Message {
    try coder.decode(Message.self, from: bytes.withUnsafeBytes { Array($0) })
  }
}

extension MethodDescriptor {
  fileprivate static let fetch = MethodDescriptor(fullyQualifiedService: "HandWrittenService", method: "fetch")
}

extension ServerRequest {
  /// Reads the request of a call with one message, like generated code.
  fileprivate init(stream: StreamingServerRequest<Message>) async throws {
    var iterator = stream.messages.makeAsyncIterator()
    guard let message = try await iterator.next() else {
      throw RPCError(code: .internalError, message: "The call has no message.")
    }
    self.init(metadata: stream.metadata, message: message)
  }
}
