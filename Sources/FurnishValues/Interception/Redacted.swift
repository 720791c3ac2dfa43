/// Keeps a value out of whatever prints it: logs, reports, `dump`, a debugger's summary.
///
/// ```swift
/// let password = Redacted("correct horse")
/// print(password)           // <redacted>
/// print(password.revealed)  // correct horse
/// ```
///
/// Arguments that interceptors see are wrapped in one. Use it also as a parameter's own type:
/// then it stays redacted where arguments are revealed.
public struct Redacted<Value> {
  /// The value. To be called where it is meant to be seen.
  public let revealed: Value

  /// Wraps a value.
  public init(_ value: Value) { revealed = value }
}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `<redacted>`
  public var description: String { "<redacted>" }

  /// `<redacted>`
  public var debugDescription: String { "<redacted>" }

  /// No children: `dump` looks into a value otherwise.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}
