extension Store {
  /// Returns a view of this store: a store of a part of its state, for a part of its actions.
  ///
  /// ```swift
  /// let counterStore = store.view(state: \.counter, action: AppAction.counter)
  /// ```
  ///
  /// It copies nothing, reads as fast as the store if the key path leads through stored properties, and notifies its
  /// observers only of changes of its own part. The store does not retain it: hold the view as long as you observe
  /// through it.
  ///
  /// - Parameters:
  ///   - state: The key path of the part.
  ///   - action: Returns the action of this store for an action of the view.
  @inlinable
  public func view<LocalState, LocalAction: Sendable>(
    state: KeyPath<State, LocalState>, action: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    let part = access.part(at: state)
    return view(address: part.address, read: part.read, action: action)
  }

  /// Returns a view of this store, whose state a function returns.
  ///
  /// - Parameters:
  ///   - state: Returns the view's state. It is called at each read and, while the state is observed, after each
  ///     action.
  ///   - action: Returns the action of this store for an action of the view.
  @inlinable
  public func view<LocalState, LocalAction: Sendable>(
    state: @escaping (State) -> LocalState, action: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    let read = access.read
    return view(address: nil, read: { state(read()) }, action: action)
  }

  /// Returns a view of a part that may be nil, such as an element of a collection, or `nil` if it is nil now. When the
  /// part is removed, the view keeps the state that was read from it last.
  ///
  /// The call observes whether the part exists: its caller is notified when the part appears, or when it is removed
  /// while the caller holds the view, and not when its value changes. To observe only whether a part exists, read it:
  /// `store.sheet != nil`.
  ///
  /// ```swift
  /// if let row = store.view(unwrapping: \.rows[id: 3], action: { .row(3, $0) }) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path of the part.
  ///   - action: Returns the action of this store for an action of the view.
  @inlinable
  public func view<LocalState, LocalAction: Sendable>(
    unwrapping state: KeyPath<State, LocalState?>, action: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction>? {
    let read = access.reader(of: state)
    let presence = state.appending(path: \.isPresent)
    // This read is observed: it notifies the caller when the part appears or is removed.
    guard self[dynamicMember: presence], var last = read() else { return nil }
    let readOrLast = {
      if let current = read() { last = current }
      return last
    }
    let view = view(address: nil, read: readOrLast, action: action)
    // While the part is missing, the store retains the observer of its presence. From now on the view retains it, so
    // that the observation ends when the view is released.
    view.presence = parts.removeValue(forKey: presence)
    return view
  }

  @inlinable
  func view<LocalState, LocalAction: Sendable>(
    address: UnsafeMutablePointer<LocalState>?, read: @escaping () -> LocalState,
    action: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    let send = access.send
    return Store<LocalState, LocalAction>(
      StoreAccess<LocalState, LocalAction>(
        hub: access.hub, address: address, read: read, send: { send(action($0)) }))
  }
}

extension Optional {
  /// A Boolean value that indicates whether the value is not nil.
  @usableFromInline
  var isPresent: Bool { self != nil }
}
