import FurnishMacros
import FurnishTesting
import Testing

@Suite struct ClosureServiceTests {
  @Test func `the labels of a method are the names of the parameters`() async throws {
    let service = RegionService.preview
    #expect(try await service.fetchRegion(id: "north") == Region(id: "north"))
    #expect(try await service.rename(id: "north", to: "south") == Region(id: "south"))
  }

  @Test func `the store is the argument of the initializer`() {
    let store = RegionStore(limit: 8)
    let service = RegionService(
      store: store, fetchRegions: {}, fetchRegion: { _ in nil }, rename: { id, _ in Region(id: id) })
    #expect(service.store === store)
  }

  @Test func `a method calls the endpoint that replaced another`() async throws {
    var service = RegionService.preview
    service.fetchRegion = { _ in nil }
    #expect(try await service.fetchRegion(id: "north") == nil)
  }

  @Test func `endpoints with placeholders are optional arguments`() async throws {
    let clerk = Clerk(store: ScreenStore(), close: {})
    #expect(clerk.count() == 7)
    #expect(try await clerk.greet(name: "Ada") == "hello Ada")
  }

  @Test func `endpoints with placeholders may be arguments`() {
    #expect(Clerk(store: ScreenStore(), count: { 9 }, close: {}).count() == 9)
  }

  @Test func `keywords may be names and labels`() async throws {
    let service = Keyworded(default: { $0 + $1 }, repeat: { $0 * $1 })
    #expect(service.default(in: 1, self: 2) == 3)
    #expect(try await service.repeat(id: 2, other: 3) == 6)
    #expect(Keyworded.serviceEndpoints.map(\.name) == ["default", "repeat", "init"])
  }

  @Test func `members of the author remain`() {
    let service = HandMade(fetch: { $0 }, other: { $0 })
    #expect(service.fetch(id: 3) == 1006)
    #expect(service.other(id: 3) == 3)
    #expect(HandMade.unimplemented.fetch(4) == 8)
  }

  @Test func `the name of an endpoint includes the types around its service`() {
    #expect(Country.names == ["Country.Inner.fetch"])
  }

  @Test func `a private service can be called in its file`() {
    #expect(SecretDoor.answer == 4)
  }

  @Test func `a declaration of several endpoints declares them all`() {
    let service = Several(first: { $0 }, second: { -$0 })
    #expect(service.first(id: 1) == 1)
    #expect(service.second(id: 1) == -1)
  }

  @Test @MainActor func `a service of the main actor is called on the main actor`() async throws {
    let service = OnScreen(store: ScreenStore(), show: { $0.count }, load: { $0 })
    #expect(service.show(line: "four") == 4)
    #expect(try await service.load(count: 2) == 2)
  }

  @Test func `names that shadow those of Furnish change nothing`() async throws {
    #expect(try await Shadowed.Service(fetch: { $0 }).fetch(call: 3) == 3)
  }

  @Test func `unimplemented services create their stores`() {
    #expect(RegionService.unimplemented.store.limit == 3)
    #expect(Limited.unimplemented.store.limit == 10)
    #expect(StockedClerk.unimplemented.store.limit == 5)
  }

  @Test func `the endpoints are described`() throws {
    let endpoints = Depot<String>.serviceEndpoints
    #expect(endpoints.count == 30)
    let both = try #require(endpoints.first { $0.name == "both" })
    #expect(both.description == "Depot.both")
    #expect(both.parameters == ["number"])
    #expect(both.isAsync && both.isThrowing && both.isRepeatable)
    let typed = try #require(endpoints.first { $0.name == "typed" })
    #expect(typed.thrownType == RegionError.self)
    #expect(!typed.isAsync)
    #expect(endpoints.filter { !$0.isRepeatable }.map(\.name) == ["consume", "send"])
    #expect(endpoints.first { $0.name == "never" }?.isThrowing == false)
    #expect(endpoints.first { $0.name == "plain" }?.parameters == ["item", "_"])
  }
}
