/// What services are asked of.
///
/// ```swift
/// provider.resolve((any Log).self)              // nil where nothing is registered
/// provider.resolveRequired((any Log).self)      // stops the program then
/// try provider.require((any Log).self)          // throws then
/// provider.resolveAll((any Plugin).self)        // all that are registered, in order
/// provider.resolve((any Cache).self, name: "images")
/// ```
///
/// A ``ServiceScope`` is one. Others can stand behind this protocol, too: they answer
/// ``find(_:)`` and ``findAll(_:)``, and everything else follows. Programs call the methods
/// above, which take care of what may be asked for where.
public protocol ServiceProvider: AnyObject, Sendable {
  /// What ``makeScope()`` makes.
  associatedtype Scope: ServiceProvider

  /// The service that was registered last for a type and a name; nil where none was.
  ///
  /// - Parameter request: The name; the type is its own.
  /// - Throws: ``ServiceError`` where it cannot be made.
  func find<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T?

  /// All services that were registered for a type and a name, in order.
  ///
  /// - Parameter request: The name; the type is its own.
  /// - Throws: ``ServiceError`` where one cannot be made.
  func findAll<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T]

  /// The services that were registered for a type and a name under keys of a type, by their keys.
  ///
  /// The default implementation returns none.
  ///
  /// - Parameters:
  ///   - request: The name; the type is its own.
  ///   - key: The type of the keys.
  /// - Throws: ``ServiceError`` where one cannot be made.
  func findAll<T, Key: Hashable>(
    _ request: ServiceRequest<T>, by key: Key.Type
  ) throws(ServiceError) -> [Key: T]

  /// A scope with its own instances of what is scoped, and of nothing else.
  func makeScope() -> Scope

  /// A provider that answers differently, for who asks it and for everything that is made for
  /// them.
  ///
  /// - Parameter register: Registers what is to be different.
  // Disfavoured, or it would be preferred to a provider's own form, which answers its own type.
  @_disfavoredOverload
  func overriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider
}

/// A question for a service of a type.
@frozen
public struct ServiceRequest<T>: Sendable {
  /// The name that the service is registered under, if it has one.
  public let name: ServiceName?

  /// Asks for the service that has a name, or for the one that has none.
  ///
  /// - Parameter name: The name that it is registered under, if it has one.
  @inlinable
  public init(name: ServiceName? = nil) { self.name = name }
}
