#if GRPC
  import FurnishRemote
  import GRPCCore

  /// The metadata that a call can carry.
  ///
  /// HTTP/2 ends the connection, with all its calls, for a header that is not valid and for a list of headers that is
  /// too long.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension Metadata {
    /// The largest size of metadata in bytes. The usual limit of a list of headers is 16,384 bytes, and the transport
    /// adds headers of its own.
    private static var limit: Int { 14_000 }

    /// The keys of headers that belong to gRPC. The header `grpc-trace-bin`, for example, belongs to the application.
    private static let keysOfGRPC: Set = [
      "grpc-accept-encoding", "grpc-encoding", "grpc-message", "grpc-message-type", "grpc-previous-rpc-attempts",
      "grpc-retry-pushback-ms", "grpc-status", "grpc-status-details-bin", "grpc-timeout",
    ]

    /// The keys of headers that belong to the connection.
    private static let reservedKeys: Set = [
      "connection", "content-type", "keep-alive", "proxy-connection", "te", "transfer-encoding", "upgrade",
    ]

    static func isValid(key: String) -> Bool {
      let hasValidBytes = key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
      }
      return hasValidBytes && !key.isEmpty && !reservedKeys.contains(key.lowercased())
    }

    static func isValid(value: String) -> Bool { value.utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    /// Checks that the metadata of the application has no key of gRPC, and removes the keys of this module. The
    /// metadata has such keys if the application passes on the metadata of a call that it received.
    ///
    /// - Throws: A ``/FurnishRemote/RemoteError`` that names a key.
    mutating func removeReserved(_ wording: RemoteError.Wording) throws {
      for key in Set(map(\.key)) {
        let name = key.lowercased()
        if Self.keysOfGRPC.contains(name) { throw wording.invalidMetadataKey(key) }
        if name.hasPrefix("furnish-") { removeAllValues(forKey: key) }
      }
    }

    /// Checks that a call can carry the metadata.
    ///
    /// - Throws: A ``/FurnishRemote/RemoteError`` that names a key, and never a value: a value may be a token.
    func validate(_ wording: RemoteError.Wording) throws {
      var size = 0
      for (key, value) in self {
        guard Self.isValid(key: key) else { throw wording.invalidMetadataKey(key) }
        // HTTP/2 adds 32 bytes to the size of each header.
        size += key.utf8.count + 32
        switch value {
        case .string(let text):
          guard Self.isValid(value: text) else { throw wording.invalidMetadataValue(of: key) }
          size += text.utf8.count
        case .binary(let bytes):
          // In base 64.
          size += (bytes.count + 2) / 3 * 4
        }
      }
      guard size <= Self.limit else { throw wording.metadataTooLarge(size, limit: Self.limit) }
    }
  }
#endif
