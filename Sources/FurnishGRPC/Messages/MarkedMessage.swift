#if GRPC
  /// A message of a stream, with a mark in its first byte that distinguishes items, an error and the end. The end of
  /// the stream alone does not state how the stream ended:
  ///
  /// - Caller's streams mark their end. A transport may end the stream of a call that is canceled before it cancels the
  ///   call, so the end of the stream does not prove that the stream is complete.
  /// - Streams of endpoints with a typed error mark that error. A status is a header and has no room for an error: a
  ///   list of headers that is too long ends the connection with all its calls.
  ///
  /// An empty message is the end, and a message whose first byte is 1 is an error. An item that is empty itself, or
  /// whose first byte is 0 or 1, is sent with a byte 0 in front.
  enum MarkedMessage {
    case item([UInt8])
    case failure([UInt8])
    case end

    private static let itemMark: UInt8 = 0
    private static let failureMark: UInt8 = 1

    /// Creates a message from the bytes that were received.
    init(_ bytes: [UInt8]) {
      switch bytes.first {
      case nil: self = .end
      case Self.itemMark: self = .item(Array(bytes.dropFirst()))
      case Self.failureMark: self = .failure(Array(bytes.dropFirst()))
      default: self = .item(bytes)
      }
    }

    /// The bytes that are sent.
    var bytes: [UInt8] {
      switch self {
      case .item(let bytes): (bytes.first ?? Self.itemMark) <= Self.failureMark ? [Self.itemMark] + bytes : bytes
      case .failure(let payload): [Self.failureMark] + payload
      case .end: []
      }
    }
  }
#endif
