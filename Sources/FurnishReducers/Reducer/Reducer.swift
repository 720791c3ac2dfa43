/// A function from an action and an environment to a changed state and the effects to run.
///
/// ```swift
/// let counter = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
///   switch action {
///   case .incrementTapped:
///     state.count += 1
///     return []
///   case .nthPrimeTapped:
///     return [environment.nthPrime(state.count).map(CounterAction.nthPrimeResponse)]
///   case .nthPrimeResponse(let prime):
///     state.nthPrime = prime
///     return []
///   }
/// }
/// ```
///
/// The environment is a value of your own, or `ServiceValues` itself. To build a reducer from reducers of parts of its
/// state, use ``pullback(state:action:environment:)`` and `combine`.
public struct Reducer<State, Action: Sendable, Environment>: Sendable {
  /// The function of a reducer.
  public typealias Reduce = @Sendable (inout State, Action, Environment) -> [Effect<Action>]

  @usableFromInline let reduce: Reduce

  /// The functions of the reducers that this one combines; its own function if it combines none.
  @usableFromInline let parts: [Reduce]

  /// Creates a reducer from a function.
  ///
  /// - Parameter reduce: Changes the state, and returns the effects to run. It must have no
  ///   side effects.
  @inlinable
  public init(_ reduce: @escaping Reduce) {
    self.reduce = reduce
    parts = [reduce]
  }

  @inlinable
  init(parts: [Reduce]) {
    self.parts = parts
    reduce = { state, action, environment in
      var effects: [Effect<Action>] = []
      for part in parts {
        let more = part(&state, action, environment)
        if effects.isEmpty { effects = more } else if !more.isEmpty { effects += more }
      }
      return effects
    }
  }

  /// Changes the state, and returns the effects to run.
  ///
  /// Call this method in a reducer that runs another one for some actions. All other code sends actions to a ``Store``,
  /// which runs the reducer and its effects.
  ///
  /// - Parameters:
  ///   - state: The state to change.
  ///   - action: The action.
  ///   - environment: The environment of the effects.
  /// - Returns: The effects, which do nothing until a store runs them.
  @inlinable
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> [Effect<Action>] {
    reduce(&state, action, environment)
  }
}

extension Reducer {
  /// Returns a reducer that runs others, one after the other, each on the state after the previous one.
  ///
  /// - Parameter reducers: The reducers, in their order.
  /// - Complexity: One call for each of them, however deeply they were combined before.
  @inlinable
  public static func combine(_ reducers: Self...) -> Self { combine(reducers) }

  /// Returns a reducer that runs others, one after the other, each on the state after the previous one.
  ///
  /// - Parameter reducers: The reducers, in their order.
  @inlinable
  public static func combine(_ reducers: some Sequence<Self>) -> Self {
    let parts = reducers.flatMap(\.parts)
    return parts.count == 1 ? Self(parts[0]) : Self(parts: parts)
  }

  /// Returns a reducer that runs this one, and after it another.
  ///
  /// - Parameter other: The reducer that runs afterwards.
  public func combined(with other: Self) -> Self { .combine(self, other) }

  /// A reducer that does nothing.
  public static var empty: Self { Self { _, _, _ in [] } }
}
