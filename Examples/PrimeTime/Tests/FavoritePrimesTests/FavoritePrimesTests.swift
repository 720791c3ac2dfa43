import FavoritePrimes
import FileClient
import Foundation
import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct FavoritePrimesTests {
  private typealias State = FavoritePrimesState

  @Test func `a prime is added once and removed`() async {
    let store = TestStore(
      initialState: State(primes: [3]), reducer: favoritePrimes,
      environment: FavoritePrimesEnvironment(files: .inMemory()))
    await store.send(.added(5)) { $0.primes = [3, 5] }
    await store.send(.added(5))
    await store.send(.removed(3)) { $0.primes = [5] }
  }

  @Test func `a saved file is loaded`() async {
    let files = MemoryFiles()
    let store = TestStore(
      initialState: State(primes: [3, 5]), reducer: favoritePrimes,
      environment: FavoritePrimesEnvironment(files: .inMemory(files)))
    await store.send(.saveTapped)
    #expect(files.text(favoritePrimesFile) == "[3,5]")
    await store.send(.removed(3)) { $0.primes = [5] }
    await store.send(.loadTapped)
    await store.receive(.loaded([3, 5])) { $0.primes = [3, 5] }
    await store.finish()
  }

  @Test func `loading without a saved file shows a message`() async {
    let store = TestStore(
      initialState: State(), reducer: favoritePrimes,
      environment: FavoritePrimesEnvironment(files: .inMemory()))
    await store.send(.loadTapped)
    await store.receive(.failed("There are no saved favorites yet.")) {
      $0.problem = "There are no saved favorites yet."
    }
  }

  @Test func `a file that cannot be read is a problem until the next action`() async {
    let store = TestStore(
      initialState: State(primes: [2]), reducer: favoritePrimes,
      environment: FavoritePrimesEnvironment(
        files: .inMemory(MemoryFiles([favoritePrimesFile: Data("not JSON".utf8)]))))
    store.exhaustivity = .off
    await store.send(.loadTapped)
    await store.receive(where: \.isFailure)
    #expect(store.state.primes == [2])
    #expect(store.state.problem?.hasPrefix("The favorites were not loaded: ") == true)
    await store.send(.added(3)) { $0.problem = nil }
  }

  @Test func `a file that cannot be written is a problem`() async {
    struct Full: LocalizedError { var errorDescription: String? { "the disk is full" } }
    let store = TestStore(
      initialState: State(primes: [2]), reducer: favoritePrimes,
      environment: FavoritePrimesEnvironment(
        files: FileClient(load: { _ in nil }, save: { _, _ in throw Full() })))
    await store.send(.saveTapped)
    await store.receive(.failed("The favorites were not saved: the disk is full")) {
      $0.problem = "The favorites were not saved: the disk is full"
    }
  }
}

extension FavoritePrimesAction {
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
