/// A closure service whose endpoints can be called from another process.
///
/// `@RemoteService` beside `@ClosureService` writes the conformance, and a function that creates a service whose
/// endpoints send each call over a connection:
///
/// ```swift
/// @ClosureService(store: .none) @RemoteService
/// struct LandmarkService: Sendable {
///   var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
/// }
///
/// services.register(LandmarkService.self) { LandmarkService.remote(over: .transport(transport)) }
/// ```
///
/// Do not use it for a service that is called many times for one request of a user: each call is a round trip.
public protocol RemoteService: ClosureService {
  /// The endpoints that can be called from another process, in the order of their declaration, without those that are
  /// marked with `@LocalEndpoint`.
  static var remoteEndpoints: [RemoteEndpoint<Self>] { get }

  /// Returns this service with a limit to the time of each call of its ``remoteEndpoints``, wherever the service runs.
  ///
  /// Use ``deadline(_:clock:)``, which calls it. Where you conform by hand, replace each endpoint by a closure that
  /// passes the call to ``RemoteDeadline/call(_:_:)`` or, for a stream, to ``RemoteDeadline/stream(_:_:)``.
  ///
  /// - Parameter deadline: The limit.
  /// - Returns: The service with the limit.
  func limiting(_ deadline: RemoteDeadline) -> Self
}

/// Writes the conformance of a closure service to ``RemoteService``, and `remote(over:)`.
///
/// Write it beside `@ClosureService`. Each endpoint must be `async throws`, and its parameters and its result `Codable`
/// and `Sendable`:
///
/// ```swift
/// @ClosureService(store: .none) @RemoteService
/// struct LandmarkService: Sendable {
///   @Idempotent var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
///   var watch: @Sendable () async throws -> AsyncThrowingStream<Landmark, any Error>
///   @LocalEndpoint var cacheSize: @Sendable () -> Int
/// }
/// ```
///
/// - An endpoint that returns an `AsyncThrowingStream<Element, any Error>` is a stream of the server; one whose last
///   parameter is such a stream is a stream of the client.
/// - An endpoint that throws a typed error needs an error that conforms to ``RemoteThrowable``. The error travels as
///   itself, also where it ends the stream that the endpoint returned.
/// - An endpoint with `@LocalEndpoint` is unimplemented in a remote service.
/// - A store becomes a parameter: `remote(over:store:)`.
@attached(extension, conformances: RemoteService, names: named(remoteEndpoints), named(limiting), named(remote))
public macro RemoteService() = #externalMacro(module: "FurnishMacrosPlugin", type: "RemoteServiceMacro")

/// Marks an endpoint of a remote service that stays in its process. It is unimplemented in a service that
/// `remote(over:)` creates.
///
/// ```swift
/// @LocalEndpoint var cacheSize: @Sendable () -> Int
/// ```
@attached(peer)
public macro LocalEndpoint() = #externalMacro(module: "FurnishMacrosPlugin", type: "LocalEndpointMacro")

/// Marks an endpoint of a remote service as one that a transport may send again after a failure.
///
/// ```swift
/// @Idempotent var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
/// ```
///
/// Do not mark an endpoint whose second call has an effect that the first one did not have. The transport in memory
/// never sends a call again.
@attached(peer)
public macro Idempotent() = #externalMacro(module: "FurnishMacrosPlugin", type: "IdempotentMacro")
