/// A call of an endpoint, as an interceptor receives it.
///
/// It is created for each call, and its arguments are described only on request. It does
/// not outlive the call: store strings, not the call.
public struct ServiceCall: CustomStringConvertible {
  /// The endpoint that is called.
  public let declaration: ServiceEndpoint

  private let values: () -> [Any]

  /// The name of the service's type: `LandmarkService`.
  public var service: String { declaration.service }

  /// The name of the endpoint: `fetchLandmark`.
  public var endpoint: String { declaration.name }

  /// The arguments of the call, in order. Each prints as `<redacted>`; see
  /// ``Redacted/revealed``.
  ///
  /// - Complexity: Linear in the number of parameters. No argument is described yet.
  public var arguments: [ServiceArgument<Any>] {
    zip(declaration.parameters, values()).map {
      ServiceArgument(name: $0 == "_" ? nil : $0, value: Redacted($1))
    }
  }

  /// The call without the values of its arguments: `LandmarkService.fetchLandmark(id: <redacted>)`.
  public var description: String {
    let list = arguments.map(\.description).joined(separator: ", ")
    return "\(declaration)(\(list))"
  }

  /// Creates the description of a call.
  ///
  /// - Parameters:
  ///   - declaration: The endpoint that is called.
  ///   - values: Returns the arguments, one for each parameter. It is called when they are read.
  public init(_ declaration: ServiceEndpoint, _ values: @escaping () -> [Any] = { [] }) {
    self.declaration = declaration
    self.values = values
  }
}

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
