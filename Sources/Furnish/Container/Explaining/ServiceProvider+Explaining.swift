import FurnishGraph

extension ServiceProvider {
  /// Returns an explanation of the instance that a request for a service receives. Print it when a test receives the
  /// real service.
  ///
  /// ```swift
  /// print(provider.explain((any Log).self))
  /// // any Log, requested from override 1 of the root:
  /// //   It is registered at App/Wiring.swift:12 with the lifetime singleton.
  /// //   The instance belongs to the root, because of its lifetime.
  /// //   Override 1 of the root shares the instance, because the service depends on nothing that differs there.
  /// //   The instance exists, of type ConsoleLog: number 3 that its scope created.
  /// ```
  ///
  /// Nothing is created, and the explanation does not count as a request. For a lifetime that the program implements,
  /// ``Lifetime/isCurrent(_:)`` is called, as it is for a request.
  ///
  /// - Parameters:
  ///   - service: The type of the service.
  ///   - name: The name that the service is registered under, if it has one.
  /// - Returns: A value whose description is the text above.
  /// - Complexity: Linear in the registrations of the container and in the instances of the scope. It is meant for
  ///   people to read, not for decisions of a program.
  public func explain<T>(_ service: T.Type, name: ServiceName? = nil) -> ServiceExplanation {
    explain(ServiceRequest<T>(name: name))
  }

  /// Returns an explanation of the instance that a request for services under keys receives for one of the keys.
  ///
  /// ```swift
  /// print(provider.explain((any Handler).self, key: Route.home))
  /// ```
  ///
  /// - Parameters:
  ///   - service: The type of the service.
  ///   - key: The key that the service is registered under.
  ///   - name: The name that the service is registered under, if it has one.
  /// - Returns: A value whose description is a text like that of ``explain(_:name:)``.
  /// - Complexity: Linear in the registrations of the container and in the instances of the scope.
  public func explain<T, Key: Hashable>(
    _ service: T.Type, key: Key, name: ServiceName? = nil
  ) -> ServiceExplanation {
    let request = ServiceRequest<T>(name: name)
    if let scope = self as? ServiceScope { return scope.explanation(of: request, key: key) }
    if let provider = self as? RecipeProvider, let scope = try? provider.scope() {
      return scope.explanation(of: request, key: key)
    }
    return ServiceExplanation(ServiceSymbol(T.self, name, keyedBy: Key.self), hiddenBy: self)
  }

  /// Returns an explanation that contains only the service and the type of this provider: its registrations cannot be
  /// inspected.
  ///
  /// - Parameter request: The request, which contains the name. Its generic argument is the type.
  /// - Returns: An explanation without a registration, a scope and an instance.
  public func explain<T>(_ request: ServiceRequest<T>) -> ServiceExplanation {
    let symbol = ServiceSymbol(T.self, request.name)
    var explanation = ServiceExplanation(symbol, hiddenBy: self)
    if let explained = self as? any ExplainsMissing {
      explanation.problem = ServiceError.missing(symbol, from: explained).finding
    }
    return explanation
  }
}

extension ServiceExplanation {
  /// Creates an explanation that contains only the service and the type of a provider, whose registrations cannot be
  /// inspected.
  fileprivate init(_ service: ServiceSymbol, hiddenBy provider: any ServiceProvider) {
    self.init(service)
    self.provider = TypeName.full(type(of: provider))
  }
}

extension ServiceScope {
  public func explain<T>(_ request: ServiceRequest<T>) -> ServiceExplanation { explanation(of: request) }
}

extension RecipeProvider {
  func explain<T>(_ request: ServiceRequest<T>) -> ServiceExplanation {
    do {
      return try scope().explain(request)
    } catch {
      let symbol = ServiceSymbol(T.self, request.name)
      var explanation = ServiceExplanation(symbol)
      explanation.problem = ServiceError.scopeIsReleased().finding(about: symbol)
      return explanation
    }
  }
}
