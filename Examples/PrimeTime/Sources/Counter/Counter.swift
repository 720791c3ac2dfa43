public import FurnishReducers
import PrimeArithmetic

/// The state of a counter: a number, and the last result about it.
public struct CounterState: Equatable, Sendable {
  /// The number.
  public var count: Int
  /// A Boolean value that indicates whether an answer is awaited.
  public var isAsking = false
  /// The last result.
  public var finding: Finding?

  public init(count: Int = 0, isAsking: Bool = false, finding: Finding? = nil) {
    self.count = count
    self.isAsking = isAsking
    self.finding = finding
  }

  /// A result about a number.
  public enum Finding: Equatable, Sendable {
    case isPrime(Int)
    case isNotPrime(Int)
    case nthPrime(count: Int, prime: Int)
    case noAnswer(count: Int)
  }
}

public enum CounterAction: Equatable, Sendable {
  case incrTapped
  case decrTapped
  case isPrimeTapped
  case nthPrimeTapped
  case nthPrimeResponse(count: Int, prime: Int?)
}

/// The environment of a counter.
public struct CounterEnvironment: Sendable {
  /// Returns the nth prime, or `nil` if the service cannot compute it.
  public var nthPrime: @Sendable (_ count: Int) -> Effect<Int?>

  public init(nthPrime: @escaping @Sendable (_ count: Int) -> Effect<Int?>) {
    self.nthPrime = nthPrime
  }
}

public let counter = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
  switch action {
  case .incrTapped:
    state.count += 1
    state.finding = nil
    return []
  case .decrTapped:
    state.count -= 1
    state.finding = nil
    return []
  case .isPrimeTapped:
    state.finding = isPrime(state.count) ? .isPrime(state.count) : .isNotPrime(state.count)
    return []
  case .nthPrimeTapped:
    state.isAsking = true
    state.finding = nil
    let count = state.count
    return [
      environment.nthPrime(count).map { .nthPrimeResponse(count: count, prime: $0) }
    ]
  case .nthPrimeResponse(let count, let prime):
    state.isAsking = false
    state.finding = prime.map { .nthPrime(count: count, prime: $0) } ?? .noAnswer(count: count)
    return []
  }
}
