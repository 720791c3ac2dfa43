public import Furnish

/// Makes a property request a service from its owner's `provider` when it is first read, and store it.
///
/// ```swift
/// @Injectable
/// final class ProfileModel {
///   @Injection var accounts: any Accounts
///   @Injection(name: "images") var cache: any Cache
///   @Injection var log: (any Log)?
///   init(provider: any ServiceProvider) { self.provider = provider }
/// }
/// ```
///
/// The type determines the request, as the type of a parameter of a recipe does: an optional is `nil` if the service is
/// not registered, and an array has all registered services. Each later read costs a branch. Setting
/// the property needs no provider, and reading a property with neither value nor provider stops the program with an
/// error that names the property.
///
/// It works in classes, structs and actors. A `Sendable` class stays `Sendable`, and several threads may read the
/// property. A property that has an initial value or is computed requests nothing.
///
/// Beside `@Observable` write `@Injection @ObservationIgnored var accounts: any Accounts`.
///
/// An initializer of an actor that you write yourself cannot set the property, because it does not run on the actor
/// yet; the one that `@Service` writes can.
///
/// - Parameter name: The name that the service is registered under, if it has one. For an optional, an array, a `Lazy`
///   or the like, it is the name of the service inside of it.
@attached(accessor)
@attached(peer, names: prefixed(_injection_))
public macro Injection(name: ServiceName? = nil) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "InjectionMacro")

/// Adds a `provider` to a type that requests services and is not a service itself, unless the type has one.
///
/// ```swift
/// @Injectable
/// final class ProfileModel {
///   @Injection var accounts: any Accounts
///   init(provider: any ServiceProvider) { self.provider = provider }
///   init(accounts: any Accounts) { self.accounts = accounts }
/// }
/// ```
///
/// You choose how to pass the provider: through an initializer, or by setting the property.
@attached(member, conformances: Injectable, names: named(provider), named(_injectionProvider))
@attached(extension, conformances: Injectable)
public macro Injectable() = #externalMacro(module: "FurnishMacrosPlugin", type: "InjectableMacro")
