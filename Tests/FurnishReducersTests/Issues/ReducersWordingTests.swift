import Furnish
import Testing

@testable import FurnishReducers

/// The text of every issue, word for word. The tests of each type cover when an issue is reported.
@Suite struct ReducersWordingTests {
  private let place = CallPlace(fileID: "App/Main.swift", filePath: "/App/Main.swift", line: 12, column: 3)

  @Test func `an uncaught error is reported with the place of its effect`() {
    let issue = ServiceIssue.uncaughtError(Failure(), place: place)
    #expect(
      issue.message == """
        An effect threw an error that it did not catch: Failure()
          where: the effect created at App/Main.swift:12
          fix:   catch the error inside of the effect, or add .catch { … } to it.
        """)
  }

  @Test func `an action that is sent too late is reported with the place of its effect`() {
    let issue = ServiceIssue.sentTooLate(CounterAction.increment, place: place)
    #expect(
      issue.message == """
        An effect has sent increment after it had finished, so nothing was done.
          where: the effect created at App/Main.swift:12
          fix:   let the effect return no sooner than everything that it passes `send` to.
        """)
  }

  @Test func `an element at the ID of another is reported with both IDs`() {
    let issue = ServiceIssue.foreignElement(3, at: 4, in: IdentifiedArray<Row>.self)
    #expect(
      issue.message == """
        The element 3 cannot be stored at the id 4.
          where: FurnishReducers.IdentifiedArray<FurnishReducersTests.Row>
          fix:   set it at its own id, or append it.
        """)
  }

  @Test func `an element that is given the ID of another is reported with the ID`() {
    #expect(
      ServiceIssue.duplicateElement(3, in: IdentifiedArray<Row>.self).message == """
        An element was given the id 3, which another element has, so it was removed.
          where: FurnishReducers.IdentifiedArray<FurnishReducersTests.Row>
          fix:   give it an id of its own, or remove the other element first.
        """)
  }

  @Test func `an action for a missing state is reported with the state`() {
    let issue = ServiceIssue.missingState(CounterState.self, action: CounterAction.self, place: place)
    #expect(
      issue.message == """
        CounterAction was sent while CounterState was nil, so nothing was done.
          where: FurnishReducersTests.CounterState, reduced by the optional() at App/Main.swift:12
          fix:   cancel the effects that send it when the state is removed, and combine the reducer that sets the state to \
        nil after this one.
        """)
  }

  @Test func `an action for a missing element is reported with the ID`() {
    let issue = ServiceIssue.missingElement(3, in: [Row].self, action: CounterAction.self, place: place)
    #expect(
      issue.message == """
        CounterAction was sent to the element 3, which is not there, so nothing was done.
          where: Swift.Array<FurnishReducersTests.Row>, reduced by the forEach at App/Main.swift:12
          fix:   cancel the effects that send it when the element is removed, and combine the reducer that removes elements \
        after this one.
        """)
  }

  @Test func `a read of a store in its reducer is reported with the state`() {
    let issue = ServiceIssue.readWhileReducing(CounterState.self)
    #expect(
      issue.message == """
        A store was read while its reducer was at work, when its state is neither the old one nor the new one.
          where: the reducer of FurnishReducersTests.CounterState
          fix:   use the state that the reducer is given, or read the store in an effect.
        """)
  }
}
