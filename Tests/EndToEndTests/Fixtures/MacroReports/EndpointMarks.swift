import FurnishRemote

// The attributes of endpoints where they have no effect.

@ClosureService(store: .none) @RemoteService
struct Landmarks: Sendable {
  @Idempotent var fetch: @Sendable (_ id: Int) async throws -> Int
  @LocalEndpoint var count: @Sendable () -> Int
  @Idempotent @LocalEndpoint var size: @Sendable () -> Int  // expect: no call of 'size' is sent
  @Idempotent var limit = 3  // expect: '@Idempotent' is for the endpoints of a '@RemoteService'
  @LocalEndpoint func clear() {}  // expect: '@LocalEndpoint' is for the endpoints of a '@RemoteService'
}

@ClosureService(store: .none)
struct Regions: Sendable {
  @Idempotent var fetch: @Sendable (_ id: Int) async throws -> Int  // expect: '@Idempotent' is for the endpoints
}
