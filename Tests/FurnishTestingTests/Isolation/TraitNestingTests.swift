import Furnish
import FurnishTesting
import Testing

/// Nested traits: the inner one wins, and the values that it does not set are inherited.
@Suite(
  .services {
    $0[Word.self] = "suite"
    $0[Number.self] = 1
  })
struct TraitNestingTests {
  @Test func `the services of the suite reach a test`() {
    #expect(words == ["suite", "1"])
  }

  @Test(.services { $0[Word.self] = "test" })
  func `the services of the test take precedence over those of the suite`() {
    #expect(words == ["test", "1"])
  }

  @Test(.services { $0[Word.self] = "first" }, .services { $0[Word.self] = "second" })
  func `of several traits the last wins`() {
    #expect(words == ["second", "1"])
  }

  @Test(.services { $0[Word.self] += " and test" })
  func `a trait reads the services of the outer one`() {
    #expect(words == ["suite and test", "1"])
  }

  @Test(.services { $0[Word.self] = "case" }, arguments: ["a", "b", "c"])
  func `each case receives the services`(letter: String) {
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
    @Test func `the inner suite takes precedence over the outer`() {
      #expect(words == ["inner", "1"])
    }

    @Test(.services { $0[Number.self] = 3 })
    func `three levels of traits are combined`() {
      #expect(words == ["inner", "3"])
    }

    @Suite struct WithoutATrait {
      @Test func `a suite without a trait inherits`() { #expect(words == ["inner", "1"]) }
    }

    @Suite(.services { _ in }) struct WithAnEmptyTrait {
      @Test func `a trait that sets nothing changes nothing`() { #expect(words == ["inner", "1"]) }
    }
  }

  @Test func `a default reads the values of the trait`() {
    #expect(ServiceValues.current[Sentence.self] == "suite 1")
  }

  @Test func `new ServiceValues do not have the services of the trait`() {
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
