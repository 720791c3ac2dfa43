/// A service whose operations receive the values in force where it was read, and can be replaced one by one.
///
/// ```swift
/// struct Greeter: Service {
///   var environment = ServiceValues()
///   var endpoints = (
///     greet: { environment in
///       { name in String(repeating: "hello \(name) ", count: environment.retries) }
///     } as Endpoint<@Sendable (String) -> String>,
///     part: { _ in { "goodbye" } } as Endpoint<@Sendable () -> String>
///   )
/// }
///
/// ServiceValues.current[service: \Greeter.self].greet("Ada")
///
/// withServices {
///   $0[service: \Greeter.self].endpoints.part = { _ in { "so long" } }
/// } operation: {
///   ServiceValues.current[service: \Greeter.self].part()  // "so long"
/// }
/// ```
///
/// A service needs no other key: its type is its key, and its default is `init()`, in tests as well. A service has
/// effects only through the values that its endpoints read, and those have test values of their own. If `endpoints` has
/// one element only, use a struct, because Swift has no tuples of one element.
@dynamicMemberLookup
public protocol Service: ServiceKey, Sendable where Value == Self {
  /// An operation: a function from the environment to the function that callers call.
  typealias Endpoint<Action> = @Sendable (ServiceValues) -> Action

  /// A tuple or a struct of ``Endpoint``s.
  associatedtype Endpoints

  init()

  /// The values under which the service was read. Furnish sets it at each read.
  var environment: ServiceValues { get set }

  var endpoints: Endpoints { get }
}

extension Service {
  public static var defaultValue: Self { detached() }

  public static var testValue: Self { detached() }

  private static func detached() -> Self { Self().withEnvironment(.none) }

  /// Returns this service with another environment.
  @inlinable
  package func withEnvironment(_ environment: ServiceValues) -> Self {
    var copy = self
    copy.environment = environment
    return copy
  }

  /// The function at an endpoint, in the environment in which the service was read.
  ///
  /// - Parameter endpoint: The key path of the endpoint.
  @inlinable
  public subscript<Action>(
    dynamicMember endpoint: KeyPath<Endpoints, Endpoint<Action>>
  ) -> Action {
    endpoints[keyPath: endpoint](environment)
  }
}

extension ServiceValues {
  /// A service, with these values as its environment.
  ///
  /// - Parameter type: The type as a key path, `\Google.self`, because a key path can be part of another one:
  ///   `\.[service: \Google.self].endpoints.open`.
  @inlinable
  public subscript<S: Service>(service type: any KeyPath<S, S> & Sendable) -> S {
    get { self[S.self].withEnvironment(self) }
    _modify {
      // Not `set`: these values must be the only ones that retain their layer when the service
      // is stored again, or each change of an endpoint would add another layer.
      var service = self[S.self].withEnvironment(self)
      defer {
        service.environment = .none
        self[S.self] = service
      }
      yield &service
    }
  }

  /// The environment of a stored service, which must retain nothing.
  @usableFromInline
  static var none: ServiceValues { ServiceValues(layer: BaseLayer.process) }
}
