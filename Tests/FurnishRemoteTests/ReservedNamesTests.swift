import FurnishRemote
import Testing

/// Services whose stores have the names of variables in the code that `@RemoteService` writes.
struct ReservedNamesTests {
  @ClosureService @RemoteService
  struct ConnectionService: Sendable {
    let connection: ShelfStore
    var add: @Sendable (_ title: String) async throws -> Int
  }

  @ClosureService @RemoteService
  struct RemoteStoreService: Sendable {
    let remote: ShelfStore
    var add: @Sendable (_ title: String) async throws -> Int
    @LocalEndpoint var count: @Sendable () -> Int = { 0 }
  }

  @ClosureService @RemoteService
  struct EndpointsService: Sendable {
    let endpoints: ShelfStore
    var add: @Sendable (_ title: String) async throws -> Int
    @LocalEndpoint var count: @Sendable () throws -> Int
  }

  @Test func `a store may have the name of a variable of the written code`() async throws {
    let store = ShelfStore()
    let first = ConnectionService.remote(
      over: .inMemory(serving: ConnectionService(connection: store) { _ in 1 }), connection: store)
    #expect(first.connection === store)
    #expect(try await first.add(title: "") == 1)
    let second = RemoteStoreService.remote(
      over: .inMemory(serving: RemoteStoreService(remote: store, add: { _ in 2 })), remote: store)
    #expect(second.remote === store)
    #expect(try await second.add(title: "") == 2)
    let third = EndpointsService.remote(
      over: .inMemory(serving: EndpointsService(endpoints: store, add: { _ in 3 }, count: { 0 })), endpoints: store)
    #expect(third.endpoints === store)
    #expect(try await third.add(title: "") == 3)
  }
}
