import FurnishReducers
import FurnishReducersTesting
import Testing

@MainActor @Suite struct StepsTests {
  @Test func `correct steps do not fail the test`() async {
    await assert(
      initialState: SearchState(),
      reducer: search,
      environment: .mock,
      steps:
        Step(.send, .typed("a")) {
          $0.query = "a"
          $0.isSearching = true
        },
      Step(.receive, .found(["a", "a!"])) {
        $0.results = ["a", "a!"]
        $0.isSearching = false
      },
      Step(.send, .clear) { $0 = SearchState() }
    )
  }

  @Test func `a wrong step fails at its line`() async {
    let line = #line + 7
    let reports = await reports {
      await assert(
        initialState: SearchState(),
        reducer: search,
        environment: SearchEnvironment(find: { _ in .none }),
        steps:
          Step(.send, .typed("a")) { $0.query = "a" },
        Step(.send, .clear) { $0 = SearchState() }
      )
    }
    #expect(reports.map(\.line) == [line])
  }

  @Test func `actions that were not received fail at the call of assert`() async {
    let line = #line + 2
    let reports = await reports {
      await assert(
        initialState: SearchState(),
        reducer: search,
        environment: SearchEnvironment(find: { _ in .none }, listen: { .send(1) }),
        steps: Step(.send, .listen)
      )
    }
    #expect(reports.map(\.line) == [line])
  }
}
