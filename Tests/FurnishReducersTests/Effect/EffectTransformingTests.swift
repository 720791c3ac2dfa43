import FurnishReducers
import Testing

@MainActor @Suite struct EffectTransformingTests {
  private let oneTwoThree = Effect<Int>.run { send in
    for number in 1...3 { await send(number) }
  }

  @Test func `map turns each action into another`() async {
    #expect(await actions(of: oneTwoThree.map { "\($0)" }) == ["1", "2", "3"])
  }

  @Test func `mapping a synchronous effect leaves it synchronous`() {
    let recorder = Recorder<Int> { $0 == 0 ? [Effect.sync { 4 }.map { $0 + 1 }] : [] }
    recorder.store.send(0)
    #expect(recorder.actions == [0, 5])
  }

  @Test func `an effect that sends nothing does its work as an effect of another action`() async {
    let log = Log<String>()
    let tracking = Effect<Never>.fireAndForget { log.append("tracked") }
    let effects: [Effect<Int>] = [tracking.setActionType(), tracking.setActionType(to: Int.self), .send(1)]
    #expect(await actions(of: .merge(effects)) == [1])
    #expect(log.entries == ["tracked", "tracked"])
  }

  @Test func `an error of an effect that sends nothing is caught under another action`() async {
    let effect = Effect<Never>.fireAndForget { throw Failure() }
    #expect(await actions(of: effect.setActionType(to: Int.self).catch { _ in .send(2) }) == [2])
  }

  @Test func `filter removes actions that do not satisfy its predicate`() async {
    #expect(await actions(of: oneTwoThree.filter { $0 != 2 }) == [1, 3])
  }

  @Test func `flat map runs an effect for each action`() async {
    let effect = oneTwoThree.flatMap { number in Effect<Int>.send(number * 10) }
    #expect(await actions(of: effect) == [10, 20, 30])
  }

  @Test func `flat map is finished when all its effects are`() async {
    let effect = Effect<Int>.send(1).flatMap { number in
      Effect<Int>.run { send in
        await Task.yield()
        await send(number + 1)
      }
    }
    #expect(await actions(of: effect) == [2])
  }

  @Test func `catch runs an effect in place of an error`() async {
    let effect = Effect<String>.run { send in
      await send("first")
      throw Failure()
    }
    .catch { .send("caught \($0)") }
    #expect(await actions(of: effect) == ["first", "caught Failure()"])
  }

  @Test func `catch receives an error of synchronous work`() async {
    let effect = Effect<String>.fireAndForget { throw Failure() }.catch { .send("caught \($0)") }
    #expect(await actions(of: effect) == ["caught Failure()"])
  }

  @Test func `catch receives an error that is thrown before an operator`() async {
    let effect = Effect<Int>.run { _ in throw Failure() }.map { "\($0)" }.catch { _ in .send("caught") }
    #expect(await actions(of: effect) == ["caught"])
  }

  @Test func `an uncaught error is reported where the effect was created`() async {
    let line = #line + 1
    let effect = Effect<Int>.run { _ in throw Failure() }
    let reports = await reports { _ = await actions(of: effect) }
    #expect(reports.map(\.line) == [line])
    #expect(reports.first?.message.hasPrefix("An effect threw an error that it did not catch: Failure()") == true)
  }

  @Test func `a cancellation is not reported`() async {
    let reports = await reports { _ = await actions(of: Effect<Int>.run { _ in throw CancellationError() }) }
    #expect(reports.isEmpty)
  }
}
