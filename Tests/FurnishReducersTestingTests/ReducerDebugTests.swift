import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct ReducerDebugTests {
  @Test func `each action is printed with the changes of the state`() {
    let printed = Log<String>()
    let reducer = search.debug("search") { printed.append($0) }
    let store = Store(
      initialState: SearchState(), reducer: reducer, environment: SearchEnvironment(find: { _ in .none }))
    store.send(.typed("a"))
    store.send(.typed("a"))
    #expect(
      printed.entries == [
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
