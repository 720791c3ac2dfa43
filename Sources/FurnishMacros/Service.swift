import Furnish

/// Makes a class, a struct or an actor a service that a container creates for requests of its interface.
///
/// ```swift
/// @Service((any Greeter).self)
/// final class PoliteGreeter: Greeter {
///   @Injection var log: any Log
///   func greet() -> String { log.write("greeted"); return "Good evening" }
/// }
///
/// container.services.register(as: PoliteGreeter.self, lifetime: .transient)
/// provider.resolveRequired((any Greeter).self).greet()
/// let byHand = PoliteGreeter(log: SilentLog())
/// ```
///
/// The macro writes `Interface`, the type to request; `provider`, from which the injections resolve;
/// `init(provider:)`, which containers call, and which is `required` unless the class is `final`; an initializer with a
/// parameter for each injection, in their order, for tests and for wiring by hand; and the conformance to
/// ``/Furnish/ServiceImplementation``, from which the container reads the dependencies of the service before anything
/// runs. It does not write members that you have written yourself.
///
/// A subclass of a service is a service if it has the attribute `@Service` as well, without an argument: it keeps the
/// interface.
///
/// - Parameter interface: The type to request: `(any Greeter).self`. The name of a protocol is sufficient where Swift
///   allows it. Write the name of a superclass in parentheses: `(Base).self`.
@attached(
  member, conformances: ServiceImplementation,
  names: named(Interface), named(provider), named(_injectionProvider), named(init), named(serviceRecipe))
@attached(extension, conformances: ServiceImplementation)
public macro Service<Interface>(_ interface: Interface.Type) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "ServiceMacro")

/// Makes a class, a struct or an actor a service that is requested by its own type. A subclass of a service is
/// requested by the interface of its superclass. See ``Service(_:)``.
@attached(
  member, conformances: ServiceImplementation,
  names: named(Interface), named(provider), named(_injectionProvider), named(init), named(serviceRecipe))
@attached(extension, conformances: ServiceImplementation)
public macro Service() = #externalMacro(module: "FurnishMacrosPlugin", type: "ServiceMacro")
