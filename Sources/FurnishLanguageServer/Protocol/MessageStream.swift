/// A parser that splits a stream of bytes into messages, as the base protocol of LSP frames them: a header with
/// `Content-Length`, an empty line, and that many bytes.
struct MessageStream {
  enum Frame: Hashable {
    case message([UInt8])
    /// A header without a usable length. The stream continues after it.
    case damage(String)
    /// The beginning of the next message cannot be found.
    case lost(String)
  }

  /// The most bytes of a message: several times more than the largest file that is judged.
  static let messageLimit = 64 << 20
  static let headerLimit = 4096

  private var bytes: [UInt8] = []
  private var start = 0
  /// The length of the message whose header was read.
  private var length: Int?
  private static let end = Array("\r\n\r\n".utf8)

  mutating func append(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// Whether a message has begun and not ended.
  var isInsideMessage: Bool { length != nil || start < bytes.count }

  /// Takes the next message from the stream; `nil` if more bytes are needed.
  mutating func next() -> Frame? {
    if length == nil {
      guard let end = headerEnd else {
        guard bytes.count - start > Self.headerLimit else { return nil }
        return .lost(ServerText.endlessHeader)
      }
      let header = bytes[start..<end]
      start = end + Self.end.count
      switch Self.length(in: header) {
      case nil: return .damage(ServerText.noLength)
      case let length? where length > Self.messageLimit: return .lost(ServerText.tooLong(length))
      case let length?: self.length = length
      }
    }
    guard let length, bytes.count - start >= length else { return nil }
    let message = Array(bytes[start..<start + length])
    start += length
    self.length = nil
    return .message(message)
  }

  private var headerEnd: Int? {
    guard bytes.count - start >= Self.end.count else { return nil }
    let last = min(bytes.count - Self.end.count, start + Self.headerLimit)
    return (start...last).first { bytes[$0] == 0x0D && bytes[$0..<$0 + Self.end.count].elementsEqual(Self.end) }
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      // A number that does not fit into an integer is too long in any case.
      length = Int(digits) ?? .max
    }
    return length
  }
}
