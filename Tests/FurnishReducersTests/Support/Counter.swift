import FurnishReducers

// A small counter, with an action that starts an effect and one that the effect sends.

struct CounterState: Equatable, Sendable {
  var count = 0
  var isLoading = false
  var prime: Int?
}

enum CounterAction: Equatable, Sendable {
  case increment
  case nthPrimeTapped
  case nthPrimeResponse(Int)
}

struct CounterEnvironment: Sendable {
  var nthPrime: @Sendable (Int) -> Effect<Int>

  static let mock = CounterEnvironment(nthPrime: { _ in .sync { 17 } })
}

let counter = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
  switch action {
  case .increment:
    state.count += 1
    return []
  case .nthPrimeTapped:
    state.isLoading = true
    return [environment.nthPrime(state.count).map(CounterAction.nthPrimeResponse)]
  case .nthPrimeResponse(let prime):
    state.isLoading = false
    state.prime = prime
    return []
  }
}
