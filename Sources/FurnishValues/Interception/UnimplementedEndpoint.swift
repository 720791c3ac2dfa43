/// The error of calling an endpoint that is not implemented.
public struct UnimplementedEndpoint: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the service's type: `LandmarkService`.
  public let service: String
  /// The name of the endpoint: `fetchLandmark`.
  public let endpoint: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - endpoint: The name of the endpoint.
  ///   - service: The name of the service's type.
  public init(_ endpoint: String, of service: String) {
    self.service = service
    self.endpoint = endpoint
  }

  /// `LandmarkService.fetchLandmark is unimplemented`
  public var description: String { "\(service).\(endpoint) is unimplemented" }
}

/// A type of errors that can express that an endpoint is not implemented.
///
/// An endpoint with a typed error, such as `async throws(LandmarkError)`, cannot throw an ``UnimplementedEndpoint``. If
/// `LandmarkError` conforms to this protocol, an unimplemented endpoint throws a `LandmarkError` instead (see
/// ``ServiceValues/unimplementedCalls``). If it does not conform, calling the endpoint ends the program; in tests, an
/// endpoint that returns nothing or has a placeholder only fails the test. The typed errors of remote endpoints conform
/// already.
///
/// ```swift
/// enum LandmarkError: UnimplementedThrowable {
///   case isClosed
///   case isUnimplemented(UnimplementedEndpoint)
///   init(unimplemented: UnimplementedEndpoint) { self = .isUnimplemented(unimplemented) }
/// }
/// ```
public protocol UnimplementedThrowable: Error {
  /// Creates the error of calling an endpoint that is not implemented.
  ///
  /// - Parameter unimplemented: The endpoint.
  init(unimplemented: UnimplementedEndpoint)
}

/// The behavior of calling an unimplemented endpoint.
public enum UnimplementedCalls: Hashable, Sendable {
  /// The program ends with an error that names the endpoint: the default of programs and previews.
  case stopping
  /// An issue is reported, which fails the running test. Then the call returns the
  /// result of the endpoint's placeholder; if the endpoint has none, it throws an
  /// ``UnimplementedEndpoint``; if it cannot throw, it returns if it has no result,
  /// and ends the program otherwise. The default of tests.
  case reporting
  /// The call throws an ``UnimplementedEndpoint``, also if the endpoint has a placeholder, and
  /// nothing is reported: for a program that can continue, such as a server that answers with
  /// an error. If the call cannot throw, the program ends.
  case throwing
}

extension ServiceValues {
  /// The behavior of calling an unimplemented endpoint.
  ///
  /// ```swift
  /// try await withServices {
  ///   $0.unimplementedCalls = .throwing
  /// } operation: {
  ///   try await answer(request)  // throws, and the server continues
  /// }
  /// ```
  public var unimplementedCalls: UnimplementedCalls {
    get { self[UnimplementedCallsKey.self] }
    set { self[UnimplementedCallsKey.self] = newValue }
  }
}

private enum UnimplementedCallsKey: ServiceKey {
  static var defaultValue: UnimplementedCalls { .stopping }
  static var testValue: UnimplementedCalls { .reporting }
}
