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
