/// A store that is an actor of its own, for servers and other programs without a main actor.
///
/// ```swift
/// let room = StoreActor(initialState: RoomState(), reducer: room, environment: .live)
/// await room.send(.joined("Ada")).finish()
/// let names = await room.state.names
/// ```
///
/// The documentation of ``Store`` about sending applies to it. It has no views, and is not observable.
public actor StoreActor<State: Sendable, Action: Sendable> {
  private let isolation: Isolation
  private let core: StoreCore<State, Action>

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: The reducer of the state.
  ///   - environment: The environment of the reducer's effects.
  public init<Environment: Sendable>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    let isolation = Isolation()
    self.isolation = isolation
    core = StoreCore(
      initialState: initialState, reducer: reducer, environment: environment,
      scope: EffectScope { body in await isolation.run(body) })
  }

  /// The executor of another actor, which outlives the store: an effect that ends after the store was released must
  /// still return to the isolation of the store.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { isolation.unownedExecutor }

  /// The state.
  public var state: State { core.address.pointee }

  /// Sends an action. See ``Store/send(_:)``.
  ///
  /// - Parameter action: The action.
  /// - Returns: The work that the action has started.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(core.send(action)) }
}

/// The isolation of a ``StoreActor`` and its effects.
private actor Isolation {
  func run(_ body: @Sendable () -> Void) { body() }
}
