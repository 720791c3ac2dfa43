import Furnish
import FurnishTesting
import LandmarkServices
import Testing

@Suite struct LandmarkServiceTests {
  /// The name of every endpoint, and a call of it.
  static let endpoints: [(name: String, call: @Sendable (LandmarkService) async throws -> Void)] = [
    ("fetchLandmarks", { _ = try await $0.fetchLandmarks() }),
    ("fetchLandmark", { _ = try await $0.fetchLandmark("petra") }),
    ("fetchLandmarksByCategory", { _ = try await $0.fetchLandmarksByCategory(.towers) }),
    ("searchLandmarks", { _ = try await $0.searchLandmarks(LandmarkQuery()) }),
    ("fetchCategories", { _ = try await $0.fetchCategories() }),
  ]

  @Test(arguments: endpoints.indices) func `the mock answers half a second late`(index: Int) async throws {
    let clock = ImmediateClock()
    try await withServices {
      $0.continuousClock = clock
    } operation: {
      try await Self.endpoints[index].call(.mock)
    }
    #expect(clock.now.offset == .milliseconds(500))
  }

  @Test(.services { $0.unimplementedCalls = .throwing }, arguments: endpoints.indices)
  func `the unimplemented service names the endpoint that was called`(index: Int) async {
    let (name, call) = Self.endpoints[index]
    let error = await #expect(throws: UnimplementedEndpoint.self) { try await call(.unimplemented) }
    #expect(error?.description == "LandmarkService.\(name) is unimplemented")
  }

  @Test(.services { $0.continuousClock = ImmediateClock() })
  func `the mock fills its own store`() async throws {
    let mock = LandmarkService.mock
    #expect(await mock.store.state == .idle)
    try await mock.loadLandmarks()
    #expect(await mock.store.landmarks == LandmarkDataSet.sample(ofEach: 3))
    #expect(await LandmarkService.mock.store.landmarks.isEmpty)
  }

  @Test func `a canceled loading is a failure and stores no landmarks`() async throws {
    let clock = TestClock()
    let late = LandmarkService.inMemory(LandmarkDataSet.all).delayed(by: .seconds(3600), clock: clock)
    let loading = Task { try await late.loadLandmarks() }
    await clock.waitForSleepers()
    #expect(await late.store.state == .loading)
    loading.cancel()
    await #expect(throws: CancellationError.self) { try await loading.value }
    #expect(await late.store.state == .failed(reason: "CancellationError()"))
    #expect(await late.store.landmarks.isEmpty)
  }

  @Test func `fetching does not change the store`() async throws {
    let service = LandmarkService.inMemory(LandmarkDataSet.all)
    #expect(try await service.fetchLandmarks() == LandmarkDataSet.all.sorted(by: Landmark.comesFirst))
    #expect(await service.store.state == .idle)
  }

  @Test func `the preview has content before the first request`() async throws {
    let preview = LandmarkService.preview
    #expect(await preview.store.state == .loaded)
    #expect(await preview.store.landmarks.count == Category.allCases.count)
    try await preview.loadLandmarks()
    #expect(await preview.store.state == .loaded)
  }

  @Test func `a single endpoint can be replaced`() async throws {
    var service = LandmarkService.preview
    service.fetchLandmark = { _ in nil }
    #expect(try await service.fetchLandmark("petra") == nil)
    #expect(try await service.fetchCategories().count == Category.allCases.count)
  }

  @Test func `the endpoints are consistent with each other`() async throws {
    let service = LandmarkService.inMemory(LandmarkDataSet.all)
    for summary in try await service.fetchCategories() {
      let landmarks = try await service.fetchLandmarksByCategory(summary.id)
      let page = try await service.searchLandmarks(LandmarkQuery(category: summary.id))
      #expect(landmarks.count == summary.count)
      #expect(page.total == summary.count)
      #expect(page.landmarks == Array(landmarks.prefix(page.pageSize)))
    }
  }
}
