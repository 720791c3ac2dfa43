import FurnishReducers
import Observation
import Testing

@MainActor @Suite struct StoreObservationTests {
  private let store = Store(initialState: AppState(), reducer: app, environment: AppEnvironment())

  /// Whether the values that `read` reads are reported as changed when `change` is called.
  private func notices(_ read: () -> Void, _ change: () -> Void) -> Bool {
    let log = Log<Bool>()
    withObservationTracking(read) { log.append(true) }
    change()
    return !log.entries.isEmpty
  }

  @Test func whoReadTheStateHearsOfAChange() {
    #expect(notices({ _ = store.state }, { store.send(.first(.increment)) }))
  }

  @Test func whoReadTheStateHearsNothingWhenNothingChanges() {
    #expect(!notices({ _ = store.state }, { store.send(.dismiss) }))
  }

  @Test func whoReadAPropertyHearsOfItsChange() {
    #expect(notices({ _ = store.first.count }, { store.send(.first(.increment)) }))
  }

  @Test func whoReadAPropertyHearsNothingOfOthers() {
    #expect(!notices({ _ = store.first }, { store.send(.second(.increment)) }))
  }

  @Test func whoReadThroughAViewHearsOfItsPart() {
    let view = store.view(state: \.first, action: AppAction.first)
    #expect(notices({ _ = view.state }, { store.send(.first(.increment)) }))
  }

  @Test func whoReadThroughAViewHearsNothingOfTheRest() {
    let view = store.view(state: \.first, action: AppAction.first)
    #expect(!notices({ _ = view.state }, { store.send(.second(.increment)) }))
  }

  @Test func whoReadsWithStateObservesNothing() {
    #expect(!notices({ store.withState { _ = $0.first } }, { store.send(.first(.increment)) }))
  }

  @Test func whoReadsAgainHearsOfTheNextChange() {
    for _ in 0..<3 {
      #expect(notices({ _ = store.first.count }, { store.send(.first(.increment)) }))
    }
  }

  @Test func twoObserversOfOnePropertyBothHear() {
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

  @Test func aStateThatCannotBeComparedIsSaidToHaveChangedAtEachAction() {
    struct Opaque { var number = 0 }
    let store = Store(
      initialState: Opaque(), reducer: Reducer<Opaque, Int, Void>.empty, environment: ())
    #expect(notices({ _ = store.state }, { store.send(0) }))
  }

  @Test func whoHearsOfAChangeMaySendAndReadAtOnce() {
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

  @Test func readingWhileTheReducerIsAtWorkStopsTheProgram() async {
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
