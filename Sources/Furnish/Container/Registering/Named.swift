/// A name as a type, for parameters of initializers: see ``Named``.
///
/// ```swift
/// enum Images: StaticServiceName { static let name: ServiceName = "images" }
/// ```
public protocol StaticServiceName {
  /// The name under which the service is registered.
  static var name: ServiceName { get }
}

/// A parameter that receives the service that is registered under a name.
///
/// ```swift
/// struct Gallery { init(cache: Named<any Cache, Images>) { cache.value.clear() } }
///
/// services.register(Gallery.self, Gallery.init(cache:))
/// ```
public struct Named<Value, Name: StaticServiceName> {
  /// The service.
  public let value: Value

  /// Wraps an existing service, for tests and for wiring by hand.
  ///
  /// - Parameter value: The service.
  public init(_ value: Value) { self.value = value }
}

extension Named: Sendable where Value: Sendable {}
