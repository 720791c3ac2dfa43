import FurnishMacros
import Testing

/// Enums with properties that `@CaseAccessors` wrote.
struct CaseAccessorsTests {
  @Test func `a property has the value of its case`() {
    let action = ScreenAction.counter(3)
    #expect(action.counter == 3)
    #expect(action.favorites == nil)
  }

  @Test func `setting a property changes the value to that case`() {
    var action = ScreenAction.counter(3)
    action.counter = 4
    #expect(action == .counter(4))
    action.favorites = "seven"
    #expect(action == .favorites("seven"))
    action.counter? += 1
    #expect(action == .favorites("seven"))
  }

  @Test func `an operator of the author is used for a conformance in an extension`() {
    func areEqual<Value: Equatable>(_ left: Value, to right: Value) -> Bool { left == right }
    #expect(areEqual(Answer.text("a"), to: Answer.text("A")))
    #expect(!areEqual(Answer.text("a"), to: Answer.text("b")))
  }

  @Test func `setting nil changes nothing`() {
    var action = ScreenAction.counter(3)
    action.counter = nil
    #expect(action == .counter(3))
    var light = Light.on
    light.off = nil
    #expect(light.on != nil)
  }

  @Test func `the property of a case without a value is Void or nil`() {
    var light = Light.on
    #expect(light.off == nil)
    light.off = ()
    #expect(light.off != nil)
    #expect(LineAction.none.none != nil)
    #expect(LineAction.left(2).right == nil)
  }

  @Test func `the property of a case with several values is a tuple`() {
    var movement = Movement.to(x: 1, y: 2)
    movement.to?.y = 5
    #expect(movement == .to(x: 1, y: 5))
    movement.by = (3, 4)
    #expect(movement == .by(3, 4))
    movement.turn = (degrees: 90, true)
    #expect(movement.turn?.degrees == 90)
  }

  @Test func `the property of a case with one labeled value is that value`() {
    var selection = Selection.row(id: 3)
    selection.row? += 1
    #expect(selection == .row(id: 4))
    selection.range = 5
    #expect(selection == .range(from: 5))
  }

  @Test func `the property of a case with an optional value is a double optional`() {
    #expect(Loading.value(nil).value == .some(nil))
    #expect(Loading.error("no").value == nil)
    var loading = Loading.value(1)
    loading.value = .some(nil)
    #expect(loading == .value(nil))
  }

  @Test func `values may be of any type`() {
    #expect(Payload.function { "\($0)" }.function?(3) == "3")
    #expect(Payload.bell(Gong()).bell?.sound == "gong")
    #expect(Payload.type(Gong.self).type == Gong.self)
    #expect(Payload.sendable {}.both == nil)
    #expect(Collections.nested([["a": (1, 2)]]).nested?.count == 1)
    #expect(Collections.pair((1, "a")).pair?.1 == "a")
  }

  @Test func `the property of a case with a Void value is Void or nil`() {
    #expect(Finish.done(()).done != nil)
    var finish = Finish.over(())
    finish.gone = ()
    #expect(finish.gone != nil)
  }

  @Test func `a case may have any name`() {
    #expect(Keywords.default(3).default == 3)
    #expect(Keywords.`init`("a").`init` == "a")
    #expect(Keywords.`self`.`self` != nil)
    #expect(Keywords.is(for: 4).is == 4)
    #expect(Keywords.in(in: 1, default: 2).in?.default == 2)
    #expect(Keywords.class.is(\.class))
    #expect(Scripts.größe(1).größe == 1)
    #expect(Scripts.鐘.鐘 != nil)
    #expect(Scripts.🔔("ding").🔔 == "ding")
  }

  @Test func `an enum may contain itself`() {
    var tree = Tree.node(.leaf(1), .leaf(2))
    tree.node?.1 = .leaf(3)
    #expect(tree == .node(.leaf(1), .leaf(3)))
    #expect(Chain.link(.end).link?.end != nil)
  }

  @Test func `a generic enum has properties`() {
    let outcome = Outcome<Int, CancellationError>.success(3)
    #expect(outcome.success == 3)
    #expect(outcome.failure == nil)
  }

  @Test func `the case of a value can be tested`() {
    #expect(ScreenAction.counter(3).is(\.counter))
    #expect(!ScreenAction.counter(3).is(\.favorites))
    #expect(Loading.value(nil).is(\.value))
    #expect(Note.d.is(\.d))
  }

  @Test func `the names of all cases can be listed`() {
    #expect(ScreenAction.allCaseNames == ["counter", "favorites"])
    #expect(Keywords.allCaseNames == ["default", "class", "init", "self", "is", "in"])
    #expect(Conditional.allCaseNames.first == "always")
    #expect(Nothing.allCaseNames == [])
    #expect(Note.allCaseNames == Note.allCases.map(\.rawValue))
  }

  @Test func `cases inside of conditions have properties`() {
    #expect(Conditional.always(1).always == 1)
    #if DEBUG
      #expect(Conditional.debug("on").debug == "on")
      #expect(Conditional.allCaseNames == ["always", "debug", "trace"])
    #endif
  }

  @Test func `every access level has properties`() {
    #expect(PublicAction.load(id: 3).load == 3)
    #expect(PackageAction.start(4).start == 4)
    #expect(PrivateActionAccess.started == 3)
    #expect(Feature.Action.typed("a").typed == "a")
  }

  @Test func `the macro does not replace members that are written by hand`() {
    #expect(Partial.first(1).first == 1)
    #expect(Partial.second(2).second == 2)
    #expect(Complete.first(3).is(3))
    #expect(Complete.allCaseNames == ["1"])
    #expect(Lists.allCaseNames.allCaseNames != nil)
  }

  @Test func `the other cases of an enum with an unavailable one have properties`() {
    #expect(Withdrawn.first(1).first == 1)
    #expect(Withdrawn.allCaseNames == ["first", "second"])
  }

  @Test func `default values remain`() {
    #expect(Defaults.page().page?.size == 20)
    #expect(Defaults.first().first == 1)
    #expect(Documented.first(1).first == 1)
  }
}

@CaseAccessors
private enum Answer {
  case text(String)

  static func == (left: Self, right: Self) -> Bool { left.text?.lowercased() == right.text?.lowercased() }
}

extension Answer: Equatable {}
