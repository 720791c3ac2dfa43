/// A request of one registration for another service: an edge of the graph, before its target is determined.
package struct Dependency: Hashable, Sendable {
  package typealias Cardinality = ServiceGraph.Edge.Cardinality

  /// The index of the service.
  package var service: Int
  package var cardinality: Cardinality
  /// A Boolean value that indicates whether the service is requested later, when it is used: `Lazy<T>`, `Factory<T>`.
  package var isDeferred: Bool
  /// A Boolean value that indicates whether an `@Injected` property requests the service, which the source shows and a
  /// container does not.
  package var isProperty: Bool
  /// A Boolean value that indicates whether an error stops the program: the recipe itself calls `resolveRequired`.
  package var trapsOnError: Bool
  /// A Boolean value that indicates whether the recipe handles an error of the request, and continues.
  package var isHandled: Bool
  /// A Boolean value that indicates whether the recipe requests the service from its provider. No parameter shows such
  /// a request, so the container does not await the service before it calls the recipe.
  package var isOfProvider: Bool

  package init(
    service: Int, cardinality: Cardinality = .one, isDeferred: Bool = false, isProperty: Bool = false,
    trapsOnError: Bool = false, isHandled: Bool = false, isOfProvider: Bool = false
  ) {
    self.service = service
    self.cardinality = cardinality
    self.isDeferred = isDeferred
    self.isProperty = isProperty
    self.trapsOnError = trapsOnError
    self.isHandled = isHandled
    self.isOfProvider = isOfProvider
  }
}
