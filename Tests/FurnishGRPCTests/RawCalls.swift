import GRPCCore

// Calls of a client that does not use Furnish.

struct Bytes: MessageSerializer, MessageDeserializer {
  func serialize<Other: GRPCContiguousBytes>(_ message: [UInt8]) -> Other { Other(message) }
  func deserialize<Other: GRPCContiguousBytes>(_ bytes: Other) -> [UInt8] { bytes.withUnsafeBytes { Array($0) } }
}

extension GRPCClient {
  /// Sends messages, and returns those of the reply.
  func messages(
    from method: String, of service: String = "LandmarkService", metadata: Metadata = [:], _ messages: [[UInt8]]
  ) async throws -> [[UInt8]] {
    try await bidirectionalStreaming(
      request: StreamingClientRequest(metadata: metadata) { writer in try await writer.write(contentsOf: messages) },
      descriptor: MethodDescriptor(fullyQualifiedService: service, method: method),
      serializer: Bytes(), deserializer: Bytes(), options: .defaults
    ) { response in
      var replies: [[UInt8]] = []
      for try await message in response.messages { replies.append(message) }
      return replies
    }
  }

  /// Sends messages, and returns the error that the server answers with.
  func failure(
    to method: String, of service: String = "LandmarkService", metadata: Metadata = [:], _ messages: [[UInt8]]
  ) async -> RPCError? {
    do {
      _ = try await self.messages(from: method, of: service, metadata: metadata, messages)
      return nil
    } catch {
      return error as? RPCError
    }
  }
}
