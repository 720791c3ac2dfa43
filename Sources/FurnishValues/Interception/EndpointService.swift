/// A struct of closures, each of which can be replaced, intercepted and reported by name.
///
/// `@ClosureService` conforms to it, and writes all that it requests.
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
public protocol EndpointService: ServiceKey, Sendable where Value == Self {
  /// A service whose endpoints are not implemented: each call is reported.
  static var unimplemented: Self { get }

  /// What this service can be asked, in the order of declaration.
  static var serviceEndpoints: [ServiceEndpoint] { get }

  /// This service with one interceptor around those of its endpoints that it wants to see.
  ///
  /// - Parameter interceptor: What to put around them.
  func intercepting(_ interceptor: any ServiceInterceptor) -> Self
}

extension EndpointService {
  public static var defaultValue: Self { .unimplemented }

  /// As ``ServiceKey/defaultValue``, without a report: the call of an endpoint in a test is reported.
  public static var testValue: Self { defaultValue }

  /// This service with interceptors around its endpoints, the first of them outermost.
  ///
  /// ```swift
  /// let service = LandmarkService.live(client: client, baseURL: url)
  ///   .intercepted(by: .retrying(attempts: 3))
  /// ```
  ///
  /// The service itself is not changed, and both share one store. An endpoint that no
  /// interceptor wants to see is the very closure that it was.
  ///
  /// - Parameter interceptors: What to put around the endpoints, outermost first.
  public func intercepted(by interceptors: any ServiceInterceptor...) -> Self {
    interceptors.reversed().reduce(self) { $0.intercepting($1) }
  }

  /// This service with one interceptor around its endpoints.
  ///
  /// - Parameter interceptor: What to put around them: `.delayed(by: .seconds(1))`.
  public func intercepted(by interceptor: some ServiceInterceptor) -> Self {
    intercepting(interceptor)
  }
}
