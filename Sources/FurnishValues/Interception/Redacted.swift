/// A wrapper that keeps a value out of printed text: logs, reports, `dump`, a debugger's summary.
///
/// ```swift
/// let password = Redacted("correct horse")
/// print(password)           // <redacted>
/// print(password.revealed)  // correct horse
/// ```
///
/// Arguments that interceptors receive are wrapped in a `Redacted`. Use it also as the type of a parameter, which stays
/// redacted even where arguments are revealed.
public struct Redacted<Value> {
  /// The value. Read it only where it may be visible.
  public let revealed: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) { revealed = value }
}

extension Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `<redacted>`
  public var description: String { "<redacted>" }

  /// `<redacted>`
  public var debugDescription: String { "<redacted>" }

  /// A mirror without children, because `dump` would print the value otherwise.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}
