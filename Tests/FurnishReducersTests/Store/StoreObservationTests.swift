import FurnishReducers
import Observation
import Testing

@MainActor @Suite struct StoreObservationTests {
  private let store = Store(initialState: AppState(), reducer: app, environment: AppEnvironment())

  /// Returns whether `change` notifies an observer of the values that `read` reads.
  private func notifies(_ read: () -> Void, _ change: () -> Void) -> Bool {
    let log = Log<Bool>()
    withObservationTracking(read) { log.append(true) }
    change()
    return !log.entries.isEmpty
  }

  @Test func `a reader of the state is notified of a change`() {
    #expect(notifies({ _ = store.state }, { store.send(.first(.increment)) }))
  }

  @Test func `a reader of the state is not notified when nothing changes`() {
    #expect(!notifies({ _ = store.state }, { store.send(.dismiss) }))
  }

  @Test func `a reader of a property is notified of its change`() {
    #expect(notifies({ _ = store.first.count }, { store.send(.first(.increment)) }))
  }

  @Test func `a reader of a property is not notified of others`() {
    #expect(!notifies({ _ = store.first }, { store.send(.second(.increment)) }))
  }

  @Test func `a reader of a view is notified of its part`() {
    let view = store.view(state: \.first, action: AppAction.first)
    #expect(notifies({ _ = view.state }, { store.send(.first(.increment)) }))
  }

  @Test func `a reader of a view is not notified of the rest`() {
    let view = store.view(state: \.first, action: AppAction.first)
    #expect(!notifies({ _ = view.state }, { store.send(.second(.increment)) }))
  }

  @Test func `a reader of an unwrapped view is notified when the part appears`() {
    #expect(notifies({ _ = rowView() }, { store.send(.add(3)) }))
  }

  @Test func `a reader that stores an unwrapped view is notified when the part is removed`() {
    var view: Store<Row, CounterAction>?
    for _ in 0..<2 {
      store.send(.add(3))
      #expect(notifies({ view = rowView() }, { store.send(.remove(3)) }))
    }
    #expect(view?.state.id == 3)
  }

  @Test func `a reader of an unwrapped view is not notified when only the value of the part changes`() {
    store.send(.add(3))
    var view: Store<Row, CounterAction>?
    #expect(!notifies({ view = rowView() }, { store.send(.row(3, .increment)) }))
    #expect(view != nil)
  }

  private func rowView() -> Store<Row, CounterAction>? {
    store.view(unwrapping: \.rows[id: 3], action: { .row(3, $0) })
  }

  @Test func `a read with withState observes nothing`() {
    #expect(!notifies({ store.withState { _ = $0.first } }, { store.send(.first(.increment)) }))
  }

  @Test func `a reader that reads again is notified of the next change`() {
    for _ in 0..<3 {
      #expect(notifies({ _ = store.first.count }, { store.send(.first(.increment)) }))
    }
  }

  @Test func `two observers of one property are both notified`() {
    let log = Log<String>()
    withObservationTracking {
      _ = store.first.count
    } onChange: {
      log.append("a")
    }
    withObservationTracking {
      _ = store.first.count
    } onChange: {
      log.append("b")
    }
    store.send(.first(.increment))
    #expect(Set(log.entries) == ["a", "b"])
  }

  @Test func `each action counts as a change of a state that cannot be compared`() {
    struct Opaque { var number = 0 }
    let store = Store(
      initialState: Opaque(), reducer: Reducer<Opaque, Int, Void>.empty, environment: ())
    #expect(notifies({ _ = store.state }, { store.send(0) }))
  }

  @Test func `a notified reader may send and read at once`() {
    let log = Log<Int>()
    let store = store
    withObservationTracking {
      _ = store.first.count
    } onChange: {
      MainActor.assumeIsolated {
        log.append(store.first.count)
        store.send(.second(.increment))
      }
    }
    store.send(.first(.increment))
    #expect(log.entries == [1])
    #expect(store.second.count == 1)
  }

  @Test func `reading a store while its reducer runs stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let holder = StoreHolder()
        let reducer = Reducer<Int, Int, Void> { _, _, _ in
          MainActor.assumeIsolated { _ = holder.store?.state }
          return []
        }
        holder.store = Store(initialState: 0, reducer: reducer, environment: ())
        holder.store?.send(0)
      }
    }
  }
}

@MainActor
private final class StoreHolder {
  var store: Store<Int, Int>?
}
