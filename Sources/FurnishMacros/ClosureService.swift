import Furnish

/// Makes a struct of closures a service: code requests the struct, and each of its closures can be
/// replaced.
///
/// ```swift
/// @ClosureService
/// public struct LandmarkService: Sendable {
///   public let store: LandmarkStore
///   public var fetchLandmarks: @Sendable () async throws -> Void
///   public var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
/// }
///
/// let landmark = try await service.fetchLandmark(id: "petra")
/// ```
///
/// The macro writes:
/// - `init`, which takes the store and every endpoint. An endpoint with a closure at its declaration can be left out of
///   a call. Properties of other kinds need a value at their declaration.
/// - `static var unimplemented`, each of whose endpoints reports that it was called: see
///   ``/Furnish/ServiceValues/unimplementedCalls``. A closure at an endpoint's declaration is its placeholder: the
///   unimplemented endpoint returns the placeholder's result after the report.
/// - A method for each endpoint whose parameters have names, which become its labels.
/// - The conformance to ``/Furnish/ClosureService``, which makes the struct its own
///   ``/Furnish/ServiceKey`` and adds interceptors: `service.delayed(by: .seconds(1))`.
///
/// The macro does not write members that the struct has already. The store is the property called `store`, or the first
/// one whose type has a name that ends in `Store`; `unimplemented` creates it by calling its type without arguments,
/// which must be possible on any thread: a store of the main actor needs a `nonisolated init()`.
///
/// If you write an operator that a protocol requires, such as `==`, state the conformance in an extension. If the
/// declaration of the struct states it, the compiler does not use the operator.
///
/// An endpoint may be deprecated. If a type in its signature is deprecated, deprecate the whole struct: the members
/// that the macro writes name that type, and the compiler would warn about it there.
@attached(member, names: named(init), named(unimplemented), arbitrary)
@attached(extension, conformances: ClosureService, names: named(serviceEndpoints), named(intercepting))
public macro ClosureService() = #externalMacro(module: "FurnishMacrosPlugin", type: "ClosureServiceMacro")

/// Makes a struct of closures a service that owns no store; see ``ClosureService()``.
///
/// ```swift
/// @ClosureService(store: .none) struct Clockwork: Sendable {
///   var tick: @Sendable () -> Int
/// }
/// ```
///
/// - Parameter store: `.none`, which states that the service has no store.
@attached(member, names: named(init), named(unimplemented), arbitrary)
@attached(extension, conformances: ClosureService, names: named(serviceEndpoints), named(intercepting))
public macro ClosureService(store: AbsentStore) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "ClosureServiceMacro")

/// Makes a struct of closures a service whose store needs arguments; see ``ClosureService()``.
///
/// ```swift
/// @ClosureService(store: LandmarkStore(limit: 10)) struct LandmarkService: Sendable { … }
/// ```
///
/// - Parameter store: The expression that `unimplemented` evaluates for the store, each time.
@attached(member, names: named(init), named(unimplemented), arbitrary)
@attached(extension, conformances: ClosureService, names: named(serviceEndpoints), named(intercepting))
public macro ClosureService<Store>(store: Store) =
  #externalMacro(module: "FurnishMacrosPlugin", type: "ClosureServiceMacro")
