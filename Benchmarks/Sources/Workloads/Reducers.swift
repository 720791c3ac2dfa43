import BlackHole
import FurnishReducers

/// The cost of sending to stores and of reading them, on the main actor, to which stores belong.
extension Workload {
  static let reducers = [
    Workload("floor: a reducing function") { count in
      var state = LeafState()
      for _ in 0..<count { consume(reduceLeaf(&state, .increment).count) }
      consume(state.count)
    },
    Workload("floor: mutate an @Observable class") { count in
      let model = ObservableModel()
      for _ in 0..<count { increment(model) }
    },
    Workload("floor: the two key paths of a pullback") { count in
      let (statePath, actionPath) = (statePath(), actionPath())
      var state = State1()
      let action = Action1.child(.increment)
      for _ in 0..<count {
        if case .increment? = action[keyPath: actionPath] { increment(&state[keyPath: statePath]) }
      }
      consume(state.child.count)
    },
    onMainActor("send, no effects") { send(.increment, to: leaf, LeafState(), $0) },
    onMainActor("send through 1 pullback") { send(action1, to: level1, State1(), $0) },
    onMainActor("send through 2 pullbacks") { send(action2, to: level2, State2(), $0) },
    onMainActor("send through 10 pullbacks") { send(action10, to: level10, State10(), $0) },
    onMainActor("send to 10 combined reducers") { count in
      let store = Store(
        initialState: LeafState(), reducer: Leaf.combine((0..<10).map { _ in leaf }), environment: ())
      for _ in 0..<count { store.send(.increment) }
    },
    onMainActor("send, and read the state") { count in
      let store = Store(initialState: LeafState(), reducer: leaf, environment: ())
      for _ in 0..<count {
        store.send(.increment)
        consume(store.state.count)
      }
    },
    onMainActor("send, and run a synchronous effect") { count in
      let reducer = Leaf { state, action, _ in
        state.count += 1
        if case .increment = action { return [.send(.other)] }
        return []
      }
      let store = Store(initialState: LeafState(), reducer: reducer, environment: ())
      for _ in 0..<count { store.send(.increment) }
    },
  ]

  static let stores = [
    onMainActor("send to 1 of 10 children") { sendToChildren(10, $0) { .byID($0, .increment) } },
    onMainActor("send to 1 of 1,000 children") { sendToChildren(1_000, $0) { .byID($0, .increment) } },
    onMainActor("send to 1 of 1,000 children in order") {
      sendToChildren(1_000, $0) { .inOrder($0, .increment) }
    },
    onMainActor("read the state of a store") { count in
      let store = Store(initialState: LeafState(), reducer: leaf, environment: ())
      for _ in 0..<count { consume(store.state.count) }
    },
    onMainActor("read the state of a view 10 deep") { count in
      let view = view(of: Store(initialState: State10(), reducer: level10, environment: ()))
      for _ in 0..<count { consume(view.state.count) }
    },
    onMainActor("send to a view 10 deep") { count in
      let view = view(of: Store(initialState: State10(), reducer: level10, environment: ()))
      for _ in 0..<count { view.send(.increment) }
    },
    onMainActor("make a view and release it") { count in
      let store = Store(initialState: State1(), reducer: level1, environment: ())
      for _ in 0..<count {
        consume(store.view(state: \.child, action: { (action: LeafAction) in .child(action) }))
      }
    },
  ]

  private static func onMainActor(
    _ name: String, _ run: @escaping @MainActor @Sendable (_ count: Int) -> Void
  ) -> Workload {
    Workload(name, needsMainActor: true) { count in MainActor.assumeIsolated { run(count) } }
  }
}

// These functions are not optimized: with a literal key path the optimizer would access the property directly.
@inline(never) @_optimize(none)
private func statePath() -> WritableKeyPath<State1, LeafState> { \.child }

@inline(never) @_optimize(none)
private func actionPath() -> WritableKeyPath<Action1, LeafAction?> { \.child }

@inline(never)
private func increment(_ model: ObservableModel) { model.count += 1 }

@inline(never)
private func increment(_ state: inout LeafState) { state.count += 1 }

private let action1 = Action1.child(.increment)
private let action2 = Action2.child(action1)
private let action4 = Action4.child(.child(action2))
private let action10 = Action10.child(.child(.child(.child(.child(.child(action4))))))

@MainActor
private func send<State, Action>(
  _ action: Action, to reducer: Reducer<State, Action, Void>, _ state: State, _ count: Int
) {
  let store = Store(initialState: state, reducer: reducer, environment: ())
  for _ in 0..<count { store.send(action) }
}

@MainActor
private func sendToChildren(_ total: Int, _ count: Int, _ action: (Int) -> ChildrenAction) {
  let ids = 0..<total
  let state = Children(
    byID: Dictionary(uniqueKeysWithValues: ids.map { ($0, LeafState()) }),
    inOrder: IdentifiedArray(ids.map { Child(id: $0) }))
  let store = Store(initialState: state, reducer: children, environment: ())
  for number in 0..<count { store.send(action(number % total)) }
}

/// Creates the view of the leaf in a store that is ten levels deep.
@MainActor
private func view(of store: Store<State10, Action10>) -> Store<LeafState, LeafAction> {
  store.view(state: \.child, action: Action10.child).view(state: \.child, action: Action9.child)
    .view(state: \.child, action: Action8.child).view(state: \.child, action: Action7.child)
    .view(state: \.child, action: Action6.child).view(state: \.child, action: Action5.child)
    .view(state: \.child, action: Action4.child).view(state: \.child, action: Action3.child)
    .view(state: \.child, action: Action2.child).view(state: \.child, action: Action1.child)
}
