/// An argument of a call: the name of its parameter, and its value, redacted.
public struct ServiceArgument<Value>: CustomStringConvertible {
  /// The parameter's name; `nil` if it has none.
  public let name: String?
  /// The value that was passed.
  public let value: Redacted<Value>

  /// `id: <redacted>`
  public var description: String { labeled("\(value)") }

  /// The label and the value: `id: 17`. The value of a parameter whose own type is ``Redacted`` stays redacted.
  public var revealed: String { labeled("\(value.revealed)") }

  private func labeled(_ text: String) -> String { name.map { "\($0): \(text)" } ?? text }

  /// The same argument as a string, which can be stored.
  var described: ServiceArgument<String> {
    ServiceArgument<String>(name: name, value: Redacted("\(value.revealed)"))
  }
}

extension ServiceArgument: Sendable where Value: Sendable {}

/// A placeholder for an argument of a ``ServiceCall`` that cannot be read before the call: one that is `inout`,
/// `borrowing`, `consuming` or `sending`, or a function that must not escape.
public struct UnseenArgument: Sendable, CustomStringConvertible {
  /// The convention by which the parameter is passed: `inout`.
  public let convention: String

  /// Creates a description of an argument that cannot be read.
  ///
  /// - Parameter convention: The convention by which the parameter is passed: `inout`.
  public init(_ convention: String) { self.convention = convention }

  /// `(inout)`
  public var description: String { "(\(convention))" }
}
