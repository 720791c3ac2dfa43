import Furnish
import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct ReducerDebugTests {
  @Test func `each action is printed with the changes of the state`() {
    let printed = Printed()
    let reducer = search.debug("search") { printed.append($0) }
    let store = Store(
      initialState: SearchState(), reducer: reducer, environment: SearchEnvironment(find: { _ in .none }))
    store.send(.typed("a"))
    store.send(.typed("a"))
    #expect(
      printed.texts == [
        """
        search: SearchAction.typed("a")
          SearchState(
        -   query: "",
        +   query: "a",
            results: [],
        -   isSearching: false
        +   isSearching: true
          )
        """,
        """
        search: SearchAction.typed("a")
        (no change)
        """,
      ])
  }
}

// `@unchecked Sendable`: `list` is guarded by `lock`.
private final class Printed: @unchecked Sendable {
  private let lock = Lock()
  private var list: [String] = []

  var texts: [String] { lock.withLock { list } }

  func append(_ text: String) { lock.withLock { list.append(text) } }
}
