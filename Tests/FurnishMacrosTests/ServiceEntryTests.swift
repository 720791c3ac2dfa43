import FurnishMacros
import FurnishTesting
import Testing

/// Properties of the values with keys that `@ServiceEntry` wrote.
struct ServiceEntryTests {
  @Test func `an entry has its value for tests`() {
    #expect(ServiceValues.current.attempts == 0)
    #expect(ServiceValues.current.greeting == "test")
    #expect(ServiceValues.current.title == nil)
    #expect(ServiceValues.current.bell.sound == "chime")
    #expect(ServiceValues.current.roll() == 0)
    #expect(ServiceValues.current.isVerbose == false)
    #expect(ServiceValues.current.depth + ServiceValues.current.width == 3)
    #expect(ServiceValues.current.revealed == 7)
    #expect(ServiceValues.current.default == 1)
    #expect(ServiceValues.current.numbers == [1])
    #expect(ServiceValues.current.names == [])
    #expect(ServiceValues.current.chosen == 0)
  }

  @Test func `an override of an entry applies to a part of the program`() {
    withServices {
      $0.retries = 7
      $0.ratio = 0.5
      $0.title = "set"
    } operation: {
      #expect(ServiceValues.current.retries == 7)
      #expect(ServiceValues.current.ratio == 0.5)
      #expect(ServiceValues.current.title == "set")
    }
    #expect(ServiceValues.current.title == nil)
  }

  @Test(.services { $0.context = .live })
  func `an entry has its value for programs`() {
    #expect(ServiceValues.current.retries == 3)
    #expect(ServiceValues.current.ratio == 1)
    #expect(ServiceValues.current.attempts == 5)
    #expect(ServiceValues.current.greeting == "live")
    #expect(ServiceValues.current.names == ["first", "second"])
    #expect(ServiceValues.current.chosen == 2)
  }

  @Test(.services { $0.context = .preview })
  func `an entry has its value for previews`() {
    #expect(ServiceValues.current.previews == 1)
    #expect(ServiceValues.current.greeting == "preview")
    #expect(ServiceValues.current.attempts == 5)
  }

  @Test func `an entry without a value for tests fails the test that reads it`() {
    withKnownIssue {
      #expect(ServiceValues.current.retries == 3)
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.hasPrefix("retries has no test value, so this test used its live one.")
          && comment.rawValue.contains(
            "override it for this test, as in @Test(.services { $0.retries = … }), or declare it with @ServiceEntry(test: …)."
          )
      }
    }
  }

  @Test func `an entry may be an implicitly unwrapped optional`() {
    let assumed: Int = ServiceValues.current.assumed
    #expect(assumed == 7)
  }

  @Test func `a value is created once for each layer`() {
    let first = ServiceValues.current.counted
    #expect(first === ServiceValues.current.counted)
    withServices {
      $0.context = .live
    } operation: {
      #expect(first !== ServiceValues.current.counted)
    }
  }
}
