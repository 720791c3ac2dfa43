import Counter
import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct CounterTests {
  private let seventeen = CounterEnvironment(nthPrime: { _ in .sync { 17 } })

  @Test func `each tap changes the number`() async {
    await assert(
      initialState: CounterState(count: 2),
      reducer: counter,
      environment: seventeen,
      steps:
        Step(.send, .incrTapped) { $0.count = 3 },
      Step(.send, .incrTapped) { $0.count = 4 },
      Step(.send, .decrTapped) { $0.count = 3 }
    )
  }

  // snippet.testStore
  @Test func `the environment computes the prime`() async {
    let store = TestStore(initialState: CounterState(count: 7), reducer: counter, environment: seventeen)
    await store.send(.nthPrimeTapped) { $0.isAsking = true }
    await store.receive(.nthPrimeResponse(count: 7, prime: 17)) {
      $0.isAsking = false
      $0.finding = .nthPrime(count: 7, prime: 17)
    }
    await store.finish()
  }
  // snippet.end

  @Test func `a missing answer is shown`() async {
    let store = TestStore(
      initialState: CounterState(count: 7), reducer: counter,
      environment: CounterEnvironment(nthPrime: { _ in .sync { nil } }))
    await store.send(.nthPrimeTapped) { $0.isAsking = true }
    await store.receive(.nthPrimeResponse(count: 7, prime: nil)) {
      $0.isAsking = false
      $0.finding = .noAnswer(count: 7)
    }
  }

  @Test func `an answer is about the requested number`() async {
    let (answers, answer) = AsyncStream.makeStream(of: Int?.self)
    let store = TestStore(
      initialState: CounterState(count: 7), reducer: counter,
      environment: CounterEnvironment(nthPrime: { _ in answers.eraseToEffect() }))
    await store.send(.nthPrimeTapped) { $0.isAsking = true }
    await store.send(.incrTapped) { $0.count = 8 }
    answer.yield(17)
    answer.finish()
    await store.receive(.nthPrimeResponse(count: 7, prime: 17)) {
      $0.isAsking = false
      $0.finding = .nthPrime(count: 7, prime: 17)
    }
    await store.finish()
  }

  @Test func `the counter shows at once whether a number is prime`() async {
    let store = TestStore(initialState: CounterState(count: 7), reducer: counter, environment: seventeen)
    await store.send(.isPrimeTapped) { $0.finding = .isPrime(7) }
    await store.send(.incrTapped) {
      $0.count = 8
      $0.finding = nil
    }
    await store.send(.isPrimeTapped) { $0.finding = .isNotPrime(8) }
  }

  @Test(arguments: [CounterEnvironment.sieve, .trialDivision])
  func `both local environments answer`(environment: CounterEnvironment) async {
    let store = Store(initialState: CounterState(count: 10), reducer: counter, environment: environment)
    await store.send(.nthPrimeTapped).finish()
    #expect(store.state.finding == .nthPrime(count: 10, prime: 29))
  }
}
