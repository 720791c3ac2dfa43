// The programs of the article "Write a reducer", which each build compiles.
import Furnish
import FurnishReducers

// snippet.counter
struct CounterState: Equatable, Sendable {
  var count = 0
  var nthPrime: Int?
}

enum CounterAction: Equatable, Sendable {
  case incrementTapped
  case nthPrimeTapped
  case nthPrimeResponse(Int?)
}

struct CounterEnvironment: Sendable {
  var nthPrime: @Sendable (Int) -> Effect<Int?>
}

let counter = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
  switch action {
  case .incrementTapped:
    state.count += 1
    return []
  case .nthPrimeTapped:
    return [environment.nthPrime(state.count).map(CounterAction.nthPrimeResponse)]
  case .nthPrimeResponse(let prime):
    state.nthPrime = prime
    return []
  }
}
// snippet.end

// snippet.environments
extension CounterEnvironment {
  static let mock = CounterEnvironment(nthPrime: { _ in .sync { 17 } })

  static func service(_ compute: @escaping @Sendable (Int) async throws -> Int) -> Self {
    CounterEnvironment(nthPrime: { count in
      Effect<Int?>.run { send in await send(try await compute(count)) }
        .catch { _ in .send(nil) }
    })
  }
}
// snippet.end

// snippet.never
struct Analytics: Sendable {
  var track: @Sendable (String) -> Effect<Never>
}

let tracking = Reducer<CounterState, CounterAction, Analytics> { state, action, analytics in
  [analytics.track("\(action)").setActionType(to: CounterAction.self)]
}
// snippet.end

// snippet.store
let store = Store(initialState: CounterState(count: 7), reducer: counter, environment: .mock)
await store.send(.nthPrimeTapped).finish()
print(store.nthPrime ?? 0)  // 17
// snippet.end

// snippet.app
struct AppState: Equatable, Sendable {
  var first = CounterState()
  var second = CounterState()
}

enum AppAction: Equatable, Sendable {
  case first(CounterAction)
  case second(CounterAction)

  var first: CounterAction? {
    get { if case .first(let action) = self { action } else { nil } }
    set { if case .first = self, let newValue { self = .first(newValue) } }
  }
}

struct AppEnvironment: Sendable {
  var first: CounterEnvironment
  var second: CounterEnvironment
}

let app: Reducer<AppState, AppAction, AppEnvironment> = .combine(
  counter.pullback(state: \.first, action: \.first, environment: { $0.first }),
  counter.pullback(
    state: \.second,
    extract: { if case .second(let action) = $0 { action } else { nil } },
    embed: AppAction.second,
    environment: { $0.second }
  )
)
// snippet.end

// snippet.view
let appStore = Store(
  initialState: AppState(), reducer: app,
  environment: AppEnvironment(first: .mock, second: .service { $0 * 2 }))
let second = appStore.view(state: \.second, action: AppAction.second)
second.send(.incrementTapped)
await second.send(.nthPrimeTapped).finish()
print(appStore.second.nthPrime ?? 0)  // 2
// snippet.end

// snippet.timing
enum SearchAction: Sendable {
  case typed(String)
  case found([String])
}

enum SearchID { case query }

let search = Reducer<[String], SearchAction, @Sendable (String) async -> [String]> { state, action, find in
  switch action {
  case .typed(let query):
    let results = Effect<SearchAction>.run { send in await send(.found(find(query))) }
    return [results.debounce(id: SearchID.query, for: .milliseconds(300))]
  case .found(let results):
    state = results
    return []
  }
}
// snippet.end

// snippet.services
let ticker = Reducer<Int, Bool, ServiceValues> { state, isTick, environment in
  if isTick { state += 1 }
  let clock = environment.continuousClock
  return [
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(true)
    }
  ]
}
let ticking = Store(initialState: 0, reducer: ticker, environment: ServiceValues.current)
// snippet.end
ticking.send(false).cancel()

let tracker = Store(
  initialState: CounterState(), reducer: tracking,
  environment: Analytics(track: { name in .fireAndForget { print("tracked \(name)") } }))
await tracker.send(.incrementTapped).finish()

let searching = Store(initialState: [], reducer: search, environment: { [$0] })
await searching.send(.typed("swift")).finish()
print(searching.state)
