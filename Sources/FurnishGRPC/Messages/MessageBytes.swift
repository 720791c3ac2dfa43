#if GRPC
  import GRPCCore

  /// The encoding of messages as the bytes that the coder of FurnishRemote writes and reads.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct MessageBytes: MessageSerializer, MessageDeserializer {
    func serialize<Bytes: GRPCContiguousBytes>(_ message: [UInt8]) -> Bytes { Bytes(message) }

    func deserialize<Bytes: GRPCContiguousBytes>(_ bytes: Bytes) -> [UInt8] { bytes.withUnsafeBytes { Array($0) } }
  }
#endif
