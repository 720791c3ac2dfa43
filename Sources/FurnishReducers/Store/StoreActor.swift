/// A store that is an actor of its own, for servers and wherever else the main actor has no
/// place.
///
/// ```swift
/// let room = StoreActor(initialState: RoomState(), reducer: room, environment: .live)
/// await room.send(.joined("Ada")).finish()
/// let names = await room.state.names
/// ```
///
/// What ``Store`` says of sending holds for it. It has no views, and is not observable.
public actor StoreActor<State: Sendable, Action: Sendable> {
  private let isolation: Isolation
  private let core: StoreCore<State, Action>

  /// A store.
  ///
  /// - Parameters:
  ///   - initialState: The state at first.
  ///   - reducer: Changes it.
  ///   - environment: What the reducer's effects need.
  public init<Environment: Sendable>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    let isolation = Isolation()
    self.isolation = isolation
    core = StoreCore(
      initialState: initialState, reducer: reducer, environment: environment,
      scope: EffectScope { body in await isolation.run(body) })
  }

  /// Effects come back to where the store lives even when it has gone, to be told that it has:
  /// so this actor lives where another one does, which outlives it.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { isolation.unownedExecutor }

  /// The state.
  public var state: State { core.address.pointee }

  /// Sends an action. See ``Store/send(_:)``.
  ///
  /// - Returns: All that the action has started.
  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(core.send(action)) }
}

/// Where a ``StoreActor`` and its effects live.
private actor Isolation {
  func run(_ body: @Sendable () -> Void) { body() }
}
