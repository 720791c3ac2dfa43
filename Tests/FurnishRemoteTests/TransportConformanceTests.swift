import FurnishRemote
import FurnishTesting
import Testing

/// The results that callers receive, wherever the service runs. FurnishGRPCTests compile these tests as well, by a link: each
/// of the two targets declares its own `ServiceHost`.
@Suite(.serialized) struct TransportConformanceTests {
  @Test(arguments: ServiceHost.allCases) func `results arrive`(_ host: ServiceHost) async throws {
    let service = try await host.mockService()
    #expect(try await service.fetch(id: "7") == Landmark(id: "7", name: "Petra"))
    #expect(try await service.fetch(id: "none") == nil)
    #expect(try await service.count() == 3)
    try await service.rename(id: "7", name: "Uluru")
    #expect(try await service.visit(id: "four") == 4)
  }

  @Test(arguments: ServiceHost.allCases) func `a typed error arrives as itself`(_ host: ServiceHost) async throws {
    let service = try await host.mockService()
    await #expect(throws: LandmarkError.isClosed(until: 9)) { try await service.visit(id: "closed") }
    await #expect(throws: LandmarkError.isClosed(until: 1)) { try await service.close() }
  }

  @Test(arguments: ServiceHost.allCases) func `a stream arrives in order and ends`(_ host: ServiceHost) async throws {
    var ids: [String] = []
    for try await landmark in try await host.mockService().watch(limit: 3) { ids.append(landmark.id) }
    #expect(ids == ["0", "1", "2"])
  }

  @Test(arguments: ServiceHost.allCases) func `a typed error that ends a stream arrives as itself`(
    _ host: ServiceHost
  ) async throws {
    var visits: [Int] = []
    await #expect(throws: LandmarkError.isClosed(until: 9)) {
      for try await visit in try await host.mockService().visits(id: "closed") { visits.append(visit) }
    }
    #expect(visits == [1, 2, 3])
  }

  @Test(arguments: ServiceHost.allCases)
  func `a stream of an endpoint with a typed error starts with that error or ends without one`(
    _ host: ServiceHost
  ) async throws {
    let service = try await host.mockService()
    await #expect(throws: LandmarkError.isClosed(until: 0)) { _ = try await service.visits(id: "unknown") }
    var visits: [Int] = []
    for try await visit in try await service.visits(id: "open") { visits.append(visit) }
    #expect(visits == [1, 2, 3])
  }

  @Test(arguments: ServiceHost.allCases) func `a stream of the caller arrives`(_ host: ServiceHost) async throws {
    let items = stream(of: ["a1", "b1", "a2"].map { Landmark(id: $0, name: "") })
    #expect(try await host.mockService().importAll(prefix: "a", items: items) == 2)
  }

  @Test(arguments: ServiceHost.allCases) func `a call streams in both directions`(_ host: ServiceHost) async throws {
    var names: [String] = []
    let items = stream(of: [Landmark(id: "1", name: "Petra"), Landmark(id: "2", name: "Uluru")])
    for try await name in try await host.mockService().translate(items: items) { names.append(name) }
    #expect(names == ["[Petra]", "[Uluru]"])
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `the service produces only the elements that the caller pulls`(_ host: ServiceHost) async throws {
    let numbers = Numbers()
    var source = LandmarkService.mock
    source.watch = { _ in AsyncThrowingStream { Landmark(id: "\(await numbers.next())", name: "") } }
    for try await landmark in try await host.serve(source).watch(limit: 0) where landmark.id == "4" { break }
    let count = await numbers.count
    #expect(count >= 5)
    #expect(count <= 5 + host.readAhead)
  }

  @Test(arguments: ServiceHost.inThisProcess)
  func `ending a stream early ends the stream of the service`(_ host: ServiceHost) async throws {
    let (ended, end) = AsyncStream<Bool>.makeStream()
    var source = LandmarkService.mock
    source.watch = { _ in
      AsyncThrowingStream { continuation in
        continuation.onTermination = { reason in
          if case .cancelled = reason { end.yield(true) }
          end.finish()
        }
        continuation.yield(Landmark(id: "1", name: ""))
      }
    }
    let service = try await host.serve(source)
    func readOne() async throws {
      for try await _ in try await service.watch(limit: 0) { return }
    }
    try await readOne()
    #expect(await ended.first { _ in true } == true)
  }

  @Test(arguments: ServiceHost.inThisProcess) func `canceling the caller cancels the service`(
    _ host: ServiceHost
  ) async throws {
    let (started, start) = AsyncStream<Void>.makeStream()
    var source = LandmarkService.mock
    source.count = {
      start.yield()
      try await Task.sleep(for: .seconds(600))
      return 0
    }
    let service = try await host.serve(source)
    let task = Task { try await service.count() }
    for await _ in started { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: ServiceHost.allCases) func `a message of ten megabytes arrives`(_ host: ServiceHost) async throws {
    let id = String(repeating: "x", count: 10_000_000)
    #expect(try await host.mockService().fetch(id: id)?.id.utf8.count == 10_000_000)
  }

  @Test(arguments: ServiceHost.allCases) func `thousands of calls at once are answered`(
    _ host: ServiceHost
  ) async throws {
    let services = try await host.mockServices(50)
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<host.callsAtOnce {
        let service = services[index % services.count]
        group.addTask { try await Int(service.fetch(id: "\(index)")?.id ?? "0") ?? 0 }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == host.callsAtOnce * (host.callsAtOnce - 1) / 2)
  }

  @Test(arguments: ServiceHost.inThisProcess) func `interceptors receive the calls on both sides`(
    _ host: ServiceHost
  ) async throws {
    let (caller, server) = (ServiceSpy(), ServiceSpy())
    let service = try await host.serve(LandmarkService.mock.recorded(into: server)).recorded(into: caller)
    _ = try await service.fetch(id: "1")
    #expect(caller.calls.map(\.endpoint) == ["fetch"])
    #expect(server.calls.map(\.endpoint) == ["fetch"])
  }
}

/// Returns a stream of these elements.
func stream<Element: Sendable>(of elements: [Element]) -> AsyncThrowingStream<Element, any Error> {
  AsyncThrowingStream { continuation in
    for element in elements { continuation.yield(element) }
    continuation.finish()
  }
}
