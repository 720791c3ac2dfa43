public import Observation

/// A type that holds a state, runs a reducer on it for each action that is sent to it, and runs the effects that the
/// reducer starts. The environment of the reducer is not part of the store's type.
///
/// ```swift
/// let store = Store(initialState: AppState(), reducer: app, environment: .live)
/// await store.send(.counter(.nthPrimeTapped)).finish()
/// store.state.counter.count
/// ```
///
/// A store lives on the main actor. It is observable: a reader of ``state``, or of a property of it
/// such as `store.counter`, is notified when that changes to another value, and only then. Pass a view of the store to
/// a part of the program that needs only a part of the state: see
/// ``view(state:action:)-(KeyPath<State,LocalState>,_)``.
///
/// Two stores of the same reducer may have different environments. When the last reference
/// to a store and its views is released, the running effects are canceled.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action: Sendable> {
  @usableFromInline let access: StoreAccess<State, Action>
  @usableFromInline var whole: ObservedValue<State>?
  @usableFromInline var parts: [PartialKeyPath<State>: StateWatcher] = [:]

  /// For a view of a part that may be nil, the observer of whether the part exists.
  @usableFromInline var presence: StateWatcher?

  @usableFromInline
  init(_ access: StoreAccess<State, Action>) { self.access = access }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The reducer of the state.
  ///   - environment: The environment of the reducer's effects. For example, `ServiceValues.current`.
  @inlinable
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    self.init(
      StoreAccess(
        StoreCore(
          initialState: initialState, reducer: reducer, environment: environment,
          scope: .onMainActor())))
  }

  /// Sends an action. When this returns, the reducer has changed the state, and the
  /// synchronous effects have done their work.
  ///
  /// An action that is sent while another is being reduced waits in a queue.
  ///
  /// - Parameter action: The action.
  /// - Returns: The work that the action has started. Ignore it to await nothing.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(access.send(action)) }

  /// The state. Code that observes the store and reads this property observes the whole state; ``withState(_:)`` reads
  /// the state without observing it.
  ///
  /// - Complexity: O(1), and one comparison of the whole state at the next action.
  @inlinable
  public var state: State {
    access.hub.requireReadable(State.self)
    if let whole { return whole.observed() }
    let observed = ObservedValue(access.hub, read: access.read)
    whole = observed
    return observed.observed()
  }

  /// A value of the state. Reading it observes only that value.
  ///
  /// ```swift
  /// store.counter.count
  /// ```
  ///
  /// - Parameter keyPath: The key path of the value.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    access.hub.requireReadable(State.self)
    if let part = parts[keyPath] {
      // Each key path has the observed value that was created for it, below.
      return unsafeDowncast(part, to: ObservedValue<Value>.self).observed()
    }
    let observed = ObservedValue(access.hub, read: access.reader(of: keyPath))
    parts[keyPath] = observed
    return observed.observed()
  }

  /// Reads the state without observing it: nothing is stored for a comparison. The value that `body` receives stays as
  /// it is, even if `body` sends.
  ///
  /// - Parameter body: Receives the state.
  /// - Returns: The result of `body`.
  @inlinable
  public func withState<Result>(_ body: (State) -> Result) -> Result {
    access.hub.requireReadable(State.self)
    return body(access.read())
  }
}

extension Store: nonisolated Observable {}
