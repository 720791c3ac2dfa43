public import Tracing

/// The identifiers of a request that several processes share, and of its current part, as W3C Trace Context defines them.
public struct TraceContext: Hashable, Sendable {
  /// The identifier of the trace: 32 hexadecimal digits.
  public let trace: String
  /// The identifier of the current part: 16 hexadecimal digits.
  public let span: String

  /// Creates the first part of a new trace.
  static func started() -> Self { Self(trace: identifier() + identifier(), span: identifier()) }

  /// Creates another part of the same trace.
  func child() -> Self { Self(trace: trace, span: Self.identifier()) }

  /// The header `traceparent`.
  var header: String { "00-\(trace)-\(span)-01" }

  private init(trace: String, span: String) {
    self.trace = trace
    self.span = span
  }

  /// Reads the header `traceparent`, or returns `nil` if it is not valid.
  init?(header: String) {
    let parts = header.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4 || (parts.count > 4 && parts[0] != "00"), Self.isIdentifier(parts[0], 2, zeroIsValid: true),
      parts[0] != "ff", Self.isIdentifier(parts[1], 32), Self.isIdentifier(parts[2], 16),
      Self.isIdentifier(parts[3], 2, zeroIsValid: true)
    else { return nil }
    self.init(trace: String(parts[1]), span: String(parts[2]))
  }

  private static func isIdentifier(_ text: Substring, _ length: Int, zeroIsValid: Bool = false) -> Bool {
    let digits = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    return digits && text.utf8.count == length && (zeroIsValid || text.contains { $0 != "0" })
  }

  private static func identifier() -> String {
    let digits = String(UInt64.random(in: 1 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ServiceContext {
  private enum Key: ServiceContextKey {
    typealias Value = TraceContext
    static var nameOverride: String? { "trace-context" }
  }

  /// The identifiers of the current request, in this task.
  public var traceContext: TraceContext? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
