public import Furnish

/// Work that a reducer starts, and the actions that it sends: a value, which does nothing
/// until a store runs it.
///
/// ```swift
/// return [
///   environment.nthPrime(state.count).map(CounterAction.nthPrimeResponse),
///   .fireAndForget { print("requested the nth prime") },
/// ]
/// ```
///
/// ``Store/send(_:)`` returns after the synchronous parts of the effects that it starts (``send(_:)``, ``sync(_:)``)
/// have run; the rest runs in tasks of its own. Operators such as ``map(_:)`` run in the isolation of the store.
///
/// An effect reads the services that were in force when its reducer returned it. Overrides around the creation of the
/// effect take precedence over them.
public struct Effect<Action: Sendable>: Sendable {
  /// Starts the work. Called in the isolation of the store.
  @usableFromInline
  package typealias Start = @Sendable (EffectRun<Action>) -> Void

  @usableFromInline
  enum Kind: Sendable {
    case none
    case send(Action)
    case start(Start)
  }

  @usableFromInline let kind: Kind

  @inlinable
  init(_ kind: Kind) { self.kind = kind }

  @inlinable
  package init(start: @escaping Start) { kind = .start(start) }

  /// Runs the effect. Called in the isolation of the store.
  @inlinable
  package func start(_ run: EffectRun<Action>) {
    switch kind {
    case .none: break
    case .send(let action): run.receive(action)
    case .start(let start): start(run)
    }
  }
}

/// The services around the creation of an effect.
@usableFromInline
struct EffectServices: Sendable {
  @usableFromInline let creator: ServiceValues

  @inlinable
  init() { creator = .current }

  /// Runs `operation` with these services, which take precedence over those in force.
  @inlinable
  func callAsFunction<Result>(_ operation: () -> Result) -> Result {
    creator.layer === Layer.current ? operation() : overCurrent().bound(operation)
  }

  /// Returns the services in force, with the overrides of the creator on top. The defaults are those in force, because
  /// an effect that is created once may run in several tests.
  @usableFromInline
  func overCurrent() -> ServiceValues {
    ServiceValues(layer: Layer.merged(creator.layer, over: .current, keepingRootOfLower: true))
  }

  /// Runs `operation` with these services alone, without those in force.
  @inlinable
  func alone<Result>(_ operation: () -> Result) -> Result {
    creator.layer === Layer.current ? operation() : creator.bound(operation)
  }
}
