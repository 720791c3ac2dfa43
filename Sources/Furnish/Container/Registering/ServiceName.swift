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

  public init(stringLiteral text: StaticString) { self.text = "\(text)" }

  public var description: String { text }
}

/// A name as a type, for parameters of initialisers: see ``Named``.
///
/// ```swift
/// enum Images: ServiceNamed { static let name: ServiceName = "images" }
/// ```
public protocol ServiceNamed {
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
  public let value: Value

  public init(_ value: Value) { self.value = value }
}

extension Named: Sendable where Value: Sendable {}
