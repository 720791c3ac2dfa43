import ActivityFeed
public import Counter
public import FavoritePrimes
public import FileClient
public import FurnishReducers
public import Undo

public struct AppState: Equatable, Sendable {
  public var first: CounterState
  public var second: CounterState
  public var favorites: FavoritePrimesState
  public var activity: [String]

  public init(
    first: CounterState = CounterState(), second: CounterState = CounterState(),
    favorites: FavoritePrimesState = FavoritePrimesState(), activity: [String] = []
  ) {
    self.first = first
    self.second = second
    self.favorites = favorites
    self.activity = activity
  }
}

/// The environment of the app. No part has a default, so a program or a test that omits one does not compile.
public struct AppEnvironment: Sendable {
  /// The environments of the two counters, which compute primes in different ways.
  public var first: CounterEnvironment
  public var second: CounterEnvironment
  /// The file client that two modules share.
  public var files: FileClient

  public init(first: CounterEnvironment, second: CounterEnvironment, files: FileClient) {
    self.first = first
    self.second = second
    self.files = files
  }
}

/// The reducer of the app, with undo.
public let primeTime: Reducer<Undoable<AppState>, PrimeTimeAction, AppEnvironment> =
  app.undoable(isStep: \.isStep)

/// The reducer of the app, without undo.
let app = Reducer<AppState, AppAction, AppEnvironment>.combine(
  counter.pullback(
    state: \.first,
    extract: { $0.counter(.first) },
    embed: { .counter(.first, $0) },
    environment: \.first
  ),
  counter.pullback(
    state: \.second,
    extract: { $0.counter(.second) },
    embed: { .counter(.second, $0) },
    environment: \.second
  ),
  favoritePrimes.pullback(state: \.favorites, action: \.favorites, environment: { .init(files: $0.files) })
)
.onChange(of: \.favorites.primes) { old, state, _ in
  [.send(.activity(.noted(description(of: old, becoming: state.favorites.primes))))]
}
.combined(
  with: activityFeed.pullback(state: \.activity, action: \.activity, environment: { .init(files: $0.files) }))

private func description(of old: [Int], becoming new: [Int]) -> String {
  let added = new.filter { !old.contains($0) }.map(String.init)
  let removed = old.filter { !new.contains($0) }.map(String.init)
  let parts = [("added", added), ("removed", removed)].filter { !$0.1.isEmpty }
  return parts.map { "\($0.0) \($0.1.joined(separator: ", "))" }.joined(separator: "; ")
}
