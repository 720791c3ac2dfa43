import LandmarkServices
import Testing

@Suite struct LandmarkStoreTests {
  struct Broken: Error, CustomStringConvertible {
    let description = "the line is dead"
  }

  let landmarks = LandmarkDataSet.sample(ofEach: 1)

  @Test func `a store starts idle and empty`() async {
    let store = LandmarkStore()
    #expect(await store.state == .idle)
    #expect(await store.landmarks.isEmpty)
  }

  @Test func `a store is loading while it loads`() async throws {
    let store = LandmarkStore()
    try await store.load {
      #expect(await store.state == .loading)
      return landmarks
    }
    #expect(await store.state == .loaded)
    #expect(await store.landmarks == landmarks)
  }

  @Test func `a failure is stored and rethrown`() async {
    let store = LandmarkStore()
    await #expect(throws: Broken.self) { try await store.load { throw Broken() } }
    #expect(await store.state == .failed(reason: "the line is dead"))
  }

  @Test func `loaded landmarks remain after a failure`() async {
    let store = LandmarkStore(loaded: landmarks)
    await #expect(throws: Broken.self) { try await store.load { throw Broken() } }
    #expect(await store.landmarks == landmarks)
  }

  @Test func `loaded landmarks remain while they are loaded again`() async throws {
    let store = LandmarkStore(loaded: landmarks)
    try await store.load {
      #expect(await store.landmarks == landmarks)
      return []
    }
    #expect(await store.landmarks.isEmpty)
  }

  @Test func `every watcher reads each state in order`() async throws {
    let store = LandmarkStore()
    let streams = [await store.states(), await store.states()]
    try await store.load { landmarks }
    await #expect(throws: Broken.self) { try await store.load { throw Broken() } }
    for states in streams {
      let received = await states.prefix(5).reduce(into: []) { $0.append($1) }
      #expect(received == [.idle, .loading, .loaded, .loading, .failed(reason: "the line is dead")])
    }
  }

  @Test func `a late watcher reads the current state`() async {
    let states = await LandmarkStore(loaded: landmarks).states()
    #expect(await states.first { _ in true } == .loaded)
  }

  @Test func `the states end when the store is released`() async {
    let states = await LandmarkStore().states()
    #expect(await states.reduce(into: []) { $0.append($1) } == [.idle])
  }
}
