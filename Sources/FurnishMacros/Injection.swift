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
/// not registered, and an array has all registered services. After the first read, another one costs a branch. Setting
/// the property needs no provider, and reading a property with neither value nor provider stops the program with an
/// error that names the property.
///
/// It works in classes, structs and actors, and keeps a class that is `Sendable` so: several threads may read it. A
/// property that starts with a value, or is computed, is not changed.
///
/// Beside `@Observable` write `@Injection @ObservationIgnored var accounts: any Accounts`.
///
/// In an actor, an initializer that you write yourself is not yet on the actor, and cannot set the property; the one
/// that `@Service` writes does.
///
/// - Parameter name: The name that the service is registered under, if it has one.
@attached(accessor)
@attached(peer, names: prefixed(_injection_))
public macro Injection(name: ServiceName? = nil) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "InjectionMacro")

/// Gives a type that requests services, and is no service itself, a `provider`, unless it has one.
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
/// The way to pass the provider is yours to choose: through an initializer, or by setting it.
@attached(member, conformances: Injectable, names: named(provider), named(_injectionProvider))
@attached(extension, conformances: Injectable)
public macro Injectable() = #externalMacro(module: "FurnishMacrosPlugin", type: "InjectableMacro")
