/// A service that an implementation resolves from its provider.
public struct ServiceInjection: Sendable {
  @usableFromInline let request: DependencyRequest

  /// Declares a service by the type that a parameter for it would have: an optional, an array, a dictionary, a ``Lazy`` or
  /// a ``Factory`` as well.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter.
  ///   - name: The name under which the service is registered, if it has one.
  public init<Value>(_ type: Value.Type, name: ServiceName? = nil) {
    var request = DependencyRequest.of(type, name: name)
    request.isDeferred = true
    self.request = request
  }

  /// Declares a dependency of a superclass.
  init(_ request: DependencyRequest) { self.request = request }
}
