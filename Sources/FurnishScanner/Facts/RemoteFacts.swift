/// An endpoint of a struct with `@RemoteService`:
/// `var fetch: @Sendable (_ id: String) async throws(Failure) -> Landmark?`.
package struct RemoteEndpointFacts: Codable, Hashable, Sendable {
  package struct Parameter: Codable, Hashable, Sendable {
    /// Nil for a parameter without a name.
    package var name: String?
    package var type: TypeReference
  }

  package var name: String
  package var parameters: [Parameter]
  package var result: TypeReference
  /// `Failure` of `throws(Failure)`; nil if no type of errors is written.
  package var failure: TypeReference?
  /// The type of the closure, in the spelling that the two programs compare at each call.
  package var signature: String
  /// Whether it has `@LocalEndpoint`.
  package var isLocal: Bool
  package var place: Place
}

/// Code that calls a service in another program, `LandmarkService.remote(over: .grpc(client))`, or serves one to other
/// programs: `LandmarkService.live.grpcService()`.
package struct RemoteUseFacts: Codable, Hashable, Sendable {
  package var isServing: Bool
  /// The service; nil if the code does not name it.
  package var type: TypeReference?
  package var place: Place
}
