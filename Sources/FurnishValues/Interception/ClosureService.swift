/// A struct of closures, each of which can be replaced, intercepted and reported by name.
///
/// `@ClosureService` adds the conformance, and writes all requirements.
///
/// Its type is its key in ``ServiceValues``: until the program or a test sets it, the service is
/// ``unimplemented``, and each call of an endpoint is reported.
///
/// ```swift
/// withServices {
///   $0[LandmarkService.self] = .preview
/// } operation: {
///   ServiceValues.current[LandmarkService.self]  // .preview
/// }
/// ```
public protocol ClosureService: ServiceKey, Sendable where Value == Self {
  /// A service whose endpoints are not implemented: each call is reported.
  static var unimplemented: Self { get }

  /// The endpoints of this service, in the order of declaration.
  static var serviceEndpoints: [ServiceEndpoint] { get }

  /// Returns this service with one interceptor around the endpoints that the interceptor wraps.
  ///
  /// - Parameter interceptor: The interceptor to put around them.
  func intercepting(_ interceptor: any ServiceInterceptor) -> Self
}

extension ClosureService {
  public static var defaultValue: Self { .unimplemented }

  /// A service whose endpoints are not implemented. Reading it reports nothing: the call of an endpoint in a test is
  /// reported.
  public static var testValue: Self { .unimplemented }

  /// Returns this service with interceptors around its endpoints, the first of them outermost.
  ///
  /// ```swift
  /// let service = LandmarkService.live(client: client, baseURL: url)
  ///   .intercepted(by: .retrying(attempts: 3))
  /// ```
  ///
  /// The service itself is not changed. It and the returned service share one store. An endpoint that no interceptor
  /// wraps is the same closure as before.
  ///
  /// - Parameter interceptors: The interceptors to put around the endpoints, outermost first.
  public func intercepted(by interceptors: any ServiceInterceptor...) -> Self {
    interceptors.reversed().reduce(self) { $0.intercepting($1) }
  }

  /// Returns this service with one interceptor around its endpoints.
  ///
  /// - Parameter interceptor: The interceptor to put around them: `.delayed(by: .seconds(1))`.
  public func intercepted(by interceptor: some ServiceInterceptor) -> Self {
    intercepting(interceptor)
  }
}
