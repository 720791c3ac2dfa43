#if GRPC
  /// The messages of a caller's stream with a mark at the end.
  ///
  /// A transport may end the stream of a call that is canceled before it cancels the call, so the end of the stream does not
  /// prove that the stream is complete. An empty message marks the end. A message that is empty itself, or begins with a zero,
  /// has another zero in front.
  enum MarkedMessage {
    static let end: [UInt8] = []

    static func item(_ bytes: [UInt8]) -> [UInt8] { (bytes.first ?? 0) == 0 ? [0] + bytes : bytes }

    /// Returns the message as the caller's stream has it, or `nil` for the mark at the end.
    static func read(_ bytes: [UInt8]) -> [UInt8]? {
      guard let first = bytes.first else { return nil }
      return first == 0 ? Array(bytes.dropFirst()) : bytes
    }
  }
#endif
