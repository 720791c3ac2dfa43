public import Tracing

/// The identifiers of the trace of a request and of its current span, as W3C Trace Context defines them.
public struct TraceContext: Hashable, Sendable {
  /// The identifier of the trace: 32 hexadecimal digits.
  public let trace: String
  /// The identifier of the current span: 16 hexadecimal digits.
  public let span: String

  /// Creates a new trace, with its first span.
  static func started() -> Self { Self(trace: identifier() + identifier(), span: identifier()) }

  /// Creates another span of the same trace.
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
    guard parts.count == 4 || (parts.count > 4 && parts[0] != "00"), Self.isHexadecimal(parts[0], 2, zeroIsValid: true),
      parts[0] != "ff", Self.isHexadecimal(parts[1], 32), Self.isHexadecimal(parts[2], 16),
      Self.isHexadecimal(parts[3], 2, zeroIsValid: true)
    else { return nil }
    self.init(trace: String(parts[1]), span: String(parts[2]))
  }

  private static func isHexadecimal(_ text: Substring, _ length: Int, zeroIsValid: Bool = false) -> Bool {
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
