/// The address of the process with the landmarks, such as `127.0.0.1:50051`.
public struct StoreAddress: Hashable, Sendable, CustomStringConvertible {
  /// The port of an address that names none.
  public static let standardPort = 50_051

  /// The name or address of the machine.
  public let host: String
  /// The port.
  public let port: Int

  /// Reads `host`, `host:port` or `[address]:port`, or returns `nil` for any other text.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), !text.hasSuffix("]") else {
      self.init(host: text[...], port: Self.standardPort)
      return
    }
    guard let port = Int(text[text.index(after: colon)...]), (1...65_535).contains(port) else { return nil }
    self.init(host: text[..<colon], port: port)
  }

  private init?(host: Substring, port: Int) {
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    let host = isBracketed ? host.dropFirst().dropLast() : host
    // An IPv6 address needs brackets, because its last part could be a port.
    guard !host.isEmpty, isBracketed || !host.contains(":"), host.allSatisfy({ !$0.isWhitespace && $0 != "/" }) else {
      return nil
    }
    self.host = String(host)
    self.port = port
  }

  /// The address, in the form that is read.
  public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
