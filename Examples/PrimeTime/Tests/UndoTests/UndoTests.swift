import FurnishReducers
import FurnishReducersTesting
import Testing
import Undo

@MainActor @Suite struct UndoTests {
  private let sum = Reducer<Int, Int, Void> { state, action, _ in
    state += action
    return action == 100 ? [.send(1)] : []
  }

  private func makeStore(limit: Int = 100) -> TestStore<Undoable<Int>, UndoableAction<Int>, Void> {
    TestStore(
      initialState: Undoable(0), reducer: sum.undoable(limit: limit, isStep: { $0 != 1 }), environment: ())
  }

  @Test func `undo takes the last step back`() async {
    let store = makeStore()
    await store.send(.perform(5)) {
      $0.present = 5
      $0.past = [0]
    }
    await store.send(.perform(2)) {
      $0.present = 7
      $0.past = [0, 5]
    }
    await store.send(.undo) {
      $0.present = 5
      $0.past = [0]
    }
    await store.send(.undo) { $0 = Undoable(0) }
  }

  @Test func `undo without a previous state does nothing`() async {
    let store = makeStore()
    await store.send(.undo)
  }

  @Test func `an action that changes nothing is no step`() async {
    let store = makeStore()
    await store.send(.perform(0))
  }

  @Test func `an answer belongs to the step that requested it`() async {
    let store = makeStore()
    await store.send(.perform(100)) {
      $0.present = 100
      $0.past = [0]
    }
    await store.receive(.perform(1)) { $0.present = 101 }
    await store.send(.undo) { $0 = Undoable(0) }
  }

  @Test func `the oldest steps are removed`() async {
    let store = makeStore(limit: 2)
    store.exhaustivity = .off
    for step in 2...5 { await store.send(.perform(step)) }
    #expect(store.state.past == [5, 9])
  }
}
