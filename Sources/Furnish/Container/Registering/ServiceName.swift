/// The name of one of several services of a type.
///
/// ```swift
/// extension ServiceName { static let images: Self = "images" }
///
/// services.register((any Cache).self, name: .images) { MemoryCache() }
/// provider.resolve((any Cache).self, name: .images)
/// ```
///
/// What is registered under a name is not found without it.
public struct ServiceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let text: String

  /// A name that is not known before the program runs.
  public init(_ text: String) { self.text = text }

  /// A name that stands in the source: `name: "images"`.
  public init(stringLiteral text: StaticString) { self.text = "\(text)" }

  /// The name itself.
  public var description: String { text }
}

/// A name as a type, for parameters of initialisers: see ``Named``.
///
/// ```swift
/// enum Images: ServiceNamed { static let name: ServiceName = "images" }
/// ```
public protocol ServiceNamed {
  /// The name that the service is registered under.
  static var name: ServiceName { get }
}

/// A parameter that wants the service that is registered under a name.
///
/// ```swift
/// struct Gallery { init(cache: Named<any Cache, Images>) { cache.value.clear() } }
///
/// services.register(Gallery.self, Gallery.init(cache:))
/// ```
public struct Named<Value, Name: ServiceNamed> {
  /// The service.
  public let value: Value

  /// A service that is at hand already, for tests and for wiring by hand.
  public init(_ value: Value) { self.value = value }
}

extension Named: Sendable where Value: Sendable {}
