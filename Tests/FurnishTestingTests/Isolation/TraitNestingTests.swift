import Furnish
import FurnishTesting
import Testing

/// The inner trait wins, whatever it leaves alone stays.
@Suite(
  .services {
    $0[Word.self] = "suite"
    $0[Number.self] = 1
  })
struct TraitNestingTests {
  @Test func theSuitesServicesReachATest() {
    #expect(words == ["suite", "1"])
  }

  @Test(.services { $0[Word.self] = "test" })
  func theTestsServicesGoBeforeTheSuites() {
    #expect(words == ["test", "1"])
  }

  @Test(.services { $0[Word.self] = "first" }, .services { $0[Word.self] = "second" })
  func ofSeveralTraitsTheLastWins() {
    #expect(words == ["second", "1"])
  }

  @Test(.services { $0[Word.self] += " and test" })
  func aTraitSeesWhatTheOuterOneSet() {
    #expect(words == ["suite and test", "1"])
  }

  @Test(.services { $0[Word.self] = "case" }, arguments: ["a", "b", "c"])
  func eachCaseGetsTheServices(letter: String) {
    #expect(words == ["case", "1"])
    withServices {
      $0[Word.self] = letter
    } operation: {
      #expect(words == [letter, "1"])
    }
    #expect(words == ["case", "1"])
  }

  @Suite(.services { $0[Word.self] = "inner" })
  struct Inner {
    @Test func theInnerSuiteGoesBeforeTheOuter() {
      #expect(words == ["inner", "1"])
    }

    @Test(.services { $0[Number.self] = 3 })
    func threeLevelsAdd() {
      #expect(words == ["inner", "3"])
    }

    @Suite struct WithoutATrait {
      @Test func aSuiteWithoutATraitInherits() { #expect(words == ["inner", "1"]) }
    }

    @Suite(.services { _ in }) struct WithAnEmptyTrait {
      @Test func aTraitThatSetsNothingChangesNothing() { #expect(words == ["inner", "1"]) }
    }
  }

  @Test func valuesOfTheTraitReachDefaults() {
    #expect(ServiceValues.current[Sentence.self] == "suite 1")
  }

  @Test func newValuesStandAtTheBaseWithoutTheTrait() {
    #expect(ServiceValues()[Word.self] == "test value")
  }
}

private var words: [String] {
  [ServiceValues.current[Word.self], "\(ServiceValues.current[Number.self])"]
}

private enum Word: ServiceKey {
  static var defaultValue: String { "live value" }
  static var testValue: String { "test value" }
}

private enum Number: ServiceKey {
  static var defaultValue: Int { 0 }
  static var testValue: Int { 0 }
}

private enum Sentence: ServiceKey {
  static var defaultValue: String { "live" }
  static var testValue: String {
    "\(ServiceValues.current[Word.self]) \(ServiceValues.current[Number.self])"
  }
}
