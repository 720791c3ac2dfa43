/// The name of one of several services of a type.
///
/// ```swift
/// extension ServiceName { static let images: Self = "images" }
///
/// services.register((any Cache).self, name: .images) { MemoryCache() }
/// provider.resolve((any Cache).self, name: .images)
/// ```
///
/// A service that is registered under a name is not resolved without it.
public struct ServiceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let text: String

  /// Creates a name that is known at run time only.
  ///
  /// - Parameter text: The name.
  public init(_ text: String) { self.text = text }

  /// Creates a name that is written in the source: `name: "images"`.
  ///
  /// - Parameter text: The name, as a literal.
  public init(stringLiteral text: StaticString) { self.text = "\(text)" }

  /// The name itself.
  public var description: String { text }
}

/// A name as a type, for parameters of initializers: see ``Named``.
///
/// ```swift
/// enum Images: ServiceNamed { static let name: ServiceName = "images" }
/// ```
public protocol ServiceNamed {
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
public struct Named<Value, Name: ServiceNamed> {
  /// The service.
  public let value: Value

  /// Wraps an existing service, for tests and for wiring by hand.
  ///
  /// - Parameter value: The service.
  public init(_ value: Value) { self.value = value }
}

extension Named: Sendable where Value: Sendable {}
