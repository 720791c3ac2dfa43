#if Hummingbird
  import HTTPTypes
  import Hummingbird

  extension ResponseBody {
    /// The length of the longest body that is collected before it is sent, in bytes.
    private static var longestCollectedLength: Int { 65_536 }

    /// Writes a body of a known, small length into memory.
    ///
    /// Hummingbird sends a response with one write if its body is in memory, and with three writes if a closure writes
    /// the body, as every wrapped body does. The difference costs more than opening and closing a scope.
    ///
    /// - Returns: A body in memory, or `nil` if the length of this one is unknown or large.
    /// - Throws: Any error that writing the body throws; ``BodyLengthError`` if it has another length than it declares.
    func collected() async throws -> ResponseBody? {
      guard let contentLength, contentLength <= Self.longestCollectedLength else { return nil }
      let writer = CollectingWriter(contentLength)
      try await write(writer)
      return try writer.body
    }
  }

  /// A writer that stores what it receives.
  private final class CollectingWriter: ResponseBodyWriter {
    private let length: Int
    private var bytes = ByteBuffer()
    private var trailingHeaders: HTTPFields?

    init(_ length: Int) { self.length = length }

    func write(_ buffer: ByteBuffer) throws {
      let written = bytes.readableBytes + buffer.readableBytes
      if written > length { throw BodyLengthError(declared: length, written: written) }
      // The first buffer is usually the only one: it is shared, not copied.
      if bytes.readableBytes == 0 { bytes = buffer } else { bytes.writeImmutableBuffer(buffer) }
    }

    func finish(_ trailingHeaders: HTTPFields?) { self.trailingHeaders = trailingHeaders }

    /// The body that was written.
    var body: ResponseBody {
      get throws {
        if bytes.readableBytes < length { throw BodyLengthError(declared: length, written: bytes.readableBytes) }
        return bodyInMemory
      }
    }

    private var bodyInMemory: ResponseBody {
      guard let trailingHeaders else {
        return bytes.readableBytes == 0 ? ResponseBody() : ResponseBody(byteBuffer: bytes)
      }
      return ResponseBody(contentLength: bytes.readableBytes) { [bytes] writer in
        try await writer.write(bytes)
        try await writer.finish(trailingHeaders)
      }
    }
  }

  /// The error of a response body that writes another number of bytes than it declares.
  struct BodyLengthError: Error, CustomStringConvertible {
    let declared: Int
    let written: Int

    var description: String {
      """
      A response body declares \(declared) bytes, and writes \(written)\(written > declared ? " or more" : "").
        where: the handler of the request
        fix:   pass the correct `contentLength` to `ResponseBody`, or none.
      """
    }
  }
#endif
