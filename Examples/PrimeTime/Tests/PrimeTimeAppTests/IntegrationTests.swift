import ActivityFeed
import Counter
import FavoritePrimes
import FileClient
import Foundation
import FurnishReducers
import FurnishReducersTesting
import PrimeTimeApp
import Testing
import Undo

/// The whole app in one mocked environment. If a part of the environment were missing, these
/// tests would not compile.
@MainActor @Suite struct IntegrationTests {
  private let files = MemoryFiles()

  private func makeStore(
    _ state: AppState = AppState()
  ) -> TestStore<Undoable<AppState>, PrimeTimeAction, AppEnvironment> {
    TestStore(
      initialState: Undoable(state),
      reducer: primeTime,
      environment: AppEnvironment(
        first: CounterEnvironment(nthPrime: { _ in .sync { 17 } }),
        second: CounterEnvironment(nthPrime: { count in .run { await $0(count * 100) } }),
        files: .inMemory(files)))
  }

  @Test func `two counters call two services`() async {
    let store = makeStore(AppState(first: CounterState(count: 7), second: CounterState(count: 8)))
    let initial = store.state.present
    await store.send(.perform(.counter(.first, .nthPrimeTapped))) {
      $0.present.first.isAsking = true
      $0.past = [initial]
    }
    await store.receive(.perform(.counter(.first, .nthPrimeResponse(count: 7, prime: 17)))) {
      $0.present.first.isAsking = false
      $0.present.first.finding = .nthPrime(count: 7, prime: 17)
    }
    let answered = store.state.present
    await store.send(.perform(.counter(.second, .nthPrimeTapped))) {
      $0.present.second.isAsking = true
      $0.past = [initial, answered]
    }
    await store.receive(.perform(.counter(.second, .nthPrimeResponse(count: 8, prime: 800)))) {
      $0.present.second.isAsking = false
      $0.present.second.finding = .nthPrime(count: 8, prime: 800)
    }
    await store.finish()
  }

  @Test func `two modules share the files`() async {
    let store = makeStore()
    await store.send(.perform(.favorites(.added(7)))) {
      $0.present.favorites.primes = [7]
      $0.past = [AppState()]
    }
    await store.receive(.perform(.activity(.noted("added 7")))) { $0.present.activity = ["added 7"] }
    await store.send(.perform(.favorites(.saveTapped)))
    await store.finish()
    #expect(files.text(favoritePrimesFile) == "[7]")
    #expect(files.text(activityFile) == "added 7\n")
  }

  @Test func `undo takes back the action of a module`() async {
    let store = makeStore()
    await store.send(.perform(.counter(.second, .incrTapped))) {
      $0.present.second.count = 1
      $0.past = [AppState()]
    }
    await store.send(.undo) { $0 = Undoable(AppState()) }
  }

  @Test func `loaded favorites are recorded in the feed`() async throws {
    try FileClient.inMemory(files).save(favoritePrimesFile, #require("[2,3]".data(using: .utf8)))
    let store = makeStore(AppState(favorites: FavoritePrimesState(primes: [3, 5])))
    store.exhaustivity = .off
    await store.send(.perform(.favorites(.loadTapped)))
    await store.receive(.perform(.activity(.noted("added 2; removed 5"))))
    #expect(store.state.present.favorites.primes == [2, 3])
    await store.finish()
  }
}
