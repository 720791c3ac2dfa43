import FurnishReducers
import Testing

@MainActor @Suite struct StoreTests {
  @Test func `send changes the state by the reducer`() {
    let store = Store(initialState: CounterState(), reducer: counter, environment: .mock)
    store.send(.increment)
    store.send(.increment)
    #expect(store.state == CounterState(count: 2))
  }

  @Test func `two stores of one reducer have environments of their own`() {
    let seven = Store(
      initialState: CounterState(), reducer: counter,
      environment: CounterEnvironment(nthPrime: { _ in .send(7) }))
    let eleven = Store(
      initialState: CounterState(), reducer: counter,
      environment: CounterEnvironment(nthPrime: { _ in .send(11) }))
    seven.send(.nthPrimeTapped)
    eleven.send(.nthPrimeTapped)
    #expect(seven.state.prime == 7)
    #expect(eleven.state.prime == 11)
  }

  @Test func `an environment need not be Sendable`() {
    final class Notebook { var notes: [String] = [] }
    let reducer = Reducer<Int, String, Notebook> { state, action, notebook in
      state = notebook.notes.count
      return []
    }
    let notebook = Notebook()
    notebook.notes = ["a", "b"]
    let store = Store(initialState: 0, reducer: reducer, environment: notebook)
    store.send("look")
    #expect(store.state == 2)
  }

  @Test func `actions of effects are reduced in their order`() {
    let recorder = Recorder<Int> { action in
      switch action {
      case 0: [.send(1), .send(2)]
      case 1: [.send(3)]
      default: []
      }
    }
    recorder.store.send(0)
    #expect(recorder.actions == [0, 1, 2, 3])
  }

  @Test func `an action that the closure of an effect sends waits for its turn`() {
    let holder = Holder()
    let log = Log<[Int]>()
    let recorder = Recorder<Int> { action in
      guard action == 0 else { return [] }
      let sendOne = Effect<Int>.fireAndForget {
        MainActor.assumeIsolated {
          holder.recorder?.store.send(1)
          log.append(holder.recorder?.actions ?? [])
        }
      }
      return [sendOne, .send(2)]
    }
    holder.recorder = recorder
    recorder.store.send(0)
    #expect(log.entries == [[0]])
    #expect(recorder.actions == [0, 1, 2])
  }

  @Test func `a hundred thousand actions that send the next fit on the stack`() {
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      state += 1
      return action > 0 ? [.send(action - 1)] : []
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    store.send(100_000)
    #expect(store.state == 100_001)
  }

  @Test func `a queue that never runs empty keeps its order`() {
    let recorder = Recorder<Int> { action in
      action == -1 ? [.send(0), .send(1)] : action < 5_000 ? [.send(action + 2)] : []
    }
    recorder.store.send(-1)
    #expect(recorder.actions == Array(-1...5_001))
  }

  @Test func `withState reads the state`() {
    let store = Store(initialState: CounterState(count: 5), reducer: counter, environment: .mock)
    #expect(store.withState { $0.count } == 5)
  }

  @Test func `a state that was read with withState does not change`() {
    let recorder = Recorder<String> { _ in [] }
    recorder.store.send("before")
    let read = recorder.store.withState { actions in
      recorder.store.send("after")
      return actions
    }
    #expect(read == ["before"])
    #expect(recorder.actions == ["before", "after"])
  }
}

@MainActor
private final class Holder {
  weak var recorder: Recorder<Int>?
}
