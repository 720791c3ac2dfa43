/// The name of one of several services of a type.
///
/// ```swift
/// extension ServiceName { static let images: Self = "images" }
///
/// services.register((any Cache).self, name: .images) { MemoryCache() }
/// provider.resolve((any Cache).self, name: .images)
/// ```
///
/// A service that is registered under a name is not resolved without that name.
public struct ServiceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let text: String

  /// Creates a name that is known only at run time.
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
