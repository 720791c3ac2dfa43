/// A service that an implementation resolves from its provider.
///
/// Use it to write the recipe of a ``ServiceImplementation`` by hand: pass it to
/// ``ServiceRecipe/init(_:injections:_:)``.
public struct ServiceInjection: Sendable {
  @usableFromInline let request: DependencyRequest

  /// Declares a service that the implementation resolves from its provider. Pass the type that a parameter for the
  /// service would have, which may be an optional, an array, a dictionary, a ``Lazy`` or a ``Factory``.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - name: The name under which the service is registered, if it has one.
  public init<Value>(_ type: Value.Type, name: ServiceName? = nil) {
    var request = DependencyRequest.of(type, name: name)
    // An implementation may resolve the service after its recipe has returned, so the dependency alone closes no cycle.
    request.isDeferred = true
    self.request = request
  }

  /// Declares a dependency of the recipe of a superclass, which is deferred only if it was deferred there.
  init(_ request: DependencyRequest) { self.request = request }
}
