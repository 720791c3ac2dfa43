#if Hummingbird
  import HTTPTypes
  import Hummingbird

  extension ResponseBody {
    /// The longest body whose bytes are collected before they are sent.
    private static var longestCollected: Int { 65_536 }

    /// Writes a body of a known, small length into memory.
    ///
    /// Hummingbird sends a response whose body is in memory with a single write. It sends one whose body is written by a
    /// closure, as every wrapped body is, with three, which costs more than opening and closing a scope.
    ///
    /// - Returns: A body in memory, or `nil` if the length of this one is unknown or large.
    /// - Throws: Any error that writing the body throws.
    func collected() async throws -> ResponseBody? {
      guard let contentLength, contentLength <= Self.longestCollected else { return nil }
      let writer = CollectingWriter()
      try await write(writer)
      return writer.body
    }
  }

  /// A writer that stores what it receives.
  private final class CollectingWriter: ResponseBodyWriter {
    private var bytes = ByteBuffer()
    private var trailingHeaders: HTTPFields?

    func write(_ buffer: ByteBuffer) {
      // The first buffer is mostly the only one: it is shared, not copied.
      if bytes.readableBytes == 0 { bytes = buffer } else { bytes.writeImmutableBuffer(buffer) }
    }

    func finish(_ trailingHeaders: HTTPFields?) { self.trailingHeaders = trailingHeaders }

    /// The body that was written.
    var body: ResponseBody {
      guard let trailingHeaders else {
        return bytes.readableBytes == 0 ? ResponseBody() : ResponseBody(byteBuffer: bytes)
      }
      return ResponseBody(contentLength: bytes.readableBytes) { [bytes] writer in
        try await writer.write(bytes)
        try await writer.finish(trailingHeaders)
      }
    }
  }
#endif
