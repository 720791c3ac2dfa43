import FurnishRemote
import FurnishTesting
import Testing

/// The errors of calls to remote services.
@Suite struct ErrorTests {
  let service = LandmarkService.remote(over: .inMemory(serving: .mock))

  @Test func `a remote error of the service arrives with the names of service and endpoint`() async throws {
    let error = await #expect(throws: RemoteError.self) { try await service.rename(id: "none", name: "") }
    #expect(
      error?.description == "LandmarkService.rename failed (notFound): landmark none does not exist")
  }

  @Test(arguments: [("secret", "DatabaseError"), ("closed", "LandmarkError")])
  func `any other error arrives with its type alone`(_ id: String, _ type: String) async throws {
    let error = await #expect(throws: RemoteError.self) { try await service.rename(id: id, name: "") }
    #expect(
      error?.description
        == "LandmarkService.rename failed (unknown): the service threw an error of type '\(type)', which does not travel: throw a 'RemoteError'"
    )
  }

  @Test func `a remote error of a recipe arrives as itself`() async throws {
    let container = ServiceContainer()
    try container.services.register(Numbers.self) { () throws in
      throw RemoteError(.permissionDenied, "the user may not count")
    }
    let provider = try container.validated()
    var source = LandmarkService.mock
    source.count = { await (try provider.require(Numbers.self)).count }
    let service = LandmarkService.remote(over: .inMemory(serving: source))
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(error?.description == "LandmarkService.count failed (permissionDenied): the user may not count")
  }

  @Test func `any other error of a recipe arrives with its type alone`() async throws {
    let container = ServiceContainer()
    try container.services.register(Numbers.self) { () throws in throw DatabaseError() }
    let provider = try container.validated()
    var source = LandmarkService.mock
    source.count = { await (try provider.require(Numbers.self)).count }
    let service = LandmarkService.remote(over: .inMemory(serving: source))
    let error = await #expect(throws: RemoteError.self) { try await service.count() }
    #expect(
      error?.message
        == "the service threw an error of type 'DatabaseError', which does not travel: throw a 'RemoteError'")
  }

  @Test func `a service that cancels itself does not count as a canceled caller`() async throws {
    let error = await #expect(throws: RemoteError.self) { try await service.rename(id: "canceled", name: "") }
    #expect(error?.description == "LandmarkService.rename failed (cancelled): the call was canceled")
  }

  @Test func `a stream that cannot start fails the call`() async throws {
    let error = await #expect(throws: RemoteError.self) { _ = try await service.watch(limit: -1) }
    #expect(error?.code == .invalidArgument)
  }

  @Test func `a stream that fails ends with a remote error after its elements`() async throws {
    var count = 0
    let error = await #expect(throws: RemoteError.self) {
      for try await _ in try await service.watch(limit: 20) { count += 1 }
    }
    #expect(count == 13)
    #expect(error?.code == .unknown)
    #expect(error?.description.contains("hunter2") == false)
  }

  @Test func `any other error of a stream arrives with its type alone, even if the endpoint has a typed error`()
    async throws
  {
    let error = await #expect(throws: RemoteError.self) {
      for try await _ in try await service.visits(id: "secret") {}
    }
    #expect(
      error?.description
        == "LandmarkService.visits failed (unknown): the service threw an error of type 'DatabaseError', which does not travel: throw a 'RemoteError'"
    )
  }

  @Test func `an error of the caller's stream reaches the service without its content`() async throws {
    let items = AsyncThrowingStream<Landmark, any Error> { throw DatabaseError() }
    let error = await #expect(throws: RemoteError.self) { _ = try await service.importAll(prefix: "", items: items) }
    #expect(
      error?.description
        == "LandmarkService.importAll failed (unknown): the caller's stream threw an error of type 'DatabaseError', which does not travel: throw a 'RemoteError'"
    )
  }

  @Test func `an endpoint with a typed error receives the failure of the call as that type`() async throws {
    let service = LandmarkService.remote(over: .transport(Unreachable()))
    let error = await #expect(throws: LandmarkError.self) { try await service.visit(id: "1") }
    guard case .notReached(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.description == "LandmarkService.visit failed (unavailable): the host is down")
  }

  @Test func `an unimplemented endpoint of a running server is an error and does not stop the program`() async throws {
    await withServices {
      $0.unimplementedCalls = .stopping
    } operation: {
      let service = LandmarkService.remote(over: .inMemory(serving: .unimplemented))
      let error = await #expect(throws: RemoteError.self) { try await service.count() }
      #expect(
        error?.description
          == "LandmarkService.count failed (unimplemented): the service does not implement this endpoint")
    }
  }

  @Test func `a local endpoint is unimplemented in a remote service`() throws {
    #expect(LandmarkService.remoteEndpoints.map(\.endpoint.name).contains("refresh") == false)
    withServices {
      $0.unimplementedCalls = .throwing
    } operation: {
      _ = #expect(throws: UnimplementedEndpoint("refresh", of: "LandmarkService")) { try service.refresh {} }
    }
  }

  @Test func `a store belongs to the caller`() async throws {
    let (callerStore, serverStore) = (ShelfStore(), ShelfStore())
    let shelf = ShelfService.remote(
      over: .inMemory(serving: ShelfService(store: serverStore, add: { $0.count })), store: callerStore)
    #expect(try await shelf.add(title: "Dune") == 4)
    #expect(shelf.store === callerStore)
  }
}

/// A transport without a server.
private struct Unreachable: RemoteTransport {
  func send(_ request: RemoteRequest) async throws -> RemoteReply {
    throw RemoteError(.unavailable, "the host is down")
  }
}
