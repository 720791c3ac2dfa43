import Furnish
import Testing

/// Reading a key's default: when it is created, and how often.
@Suite(.onEveryRoot)
struct ServiceValuesKeysTests {
  private enum Made: PlainKey {
    static var value: Instance {
      Journal.note("made")
      return Instance()
    }
  }

  private enum Unrelated: PlainKey { static var value: Int { 0 } }

  private static var made: Instance { ServiceValues.current[Made.self] }
  private var made: Instance { Self.made }

  @Test func `a default is created at the first read only`() {
    let notes = Journal.of {
      let first = made
      for _ in 0..<10 { #expect(made === first) }
    }
    #expect(notes == ["made"])
  }

  @Test func `a default that is never read is never created`() {
    let notes = Journal.of {
      _ = ServiceValues.current
      withServices {
        $0[Unrelated.self] = 1
      } operation: {
        _ = ServiceValues.current[Unrelated.self]
      }
    }
    #expect(notes == [])
  }

  @Test func `setting a key does not make its default`() {
    let notes = Journal.of {
      withServices {
        $0[Made.self] = Instance("set")
      } operation: {
        #expect(made.name == "set")
      }
    }
    #expect(notes == [])
  }

  @Test func `tasks share the default`() async {
    let first = made
    async let other = Self.made
    #expect(await other === first)
    #expect(await Task { Self.made }.value === first)
  }

  @Test func `a default created in a task is shared outside`() async {
    let inside = await Task { Self.made }.value
    #expect(made === inside)
  }

  @Test func `a default created under an unrelated override is shared outside`() {
    let notes = Journal.of {
      let inside = withServices {
        $0[Unrelated.self] = 1
      } operation: {
        made
      }
      #expect(made === inside)
    }
    #expect(notes == ["made"])
  }

  @Test func `a default that was created outside is back after an override`() {
    let before = made
    withServices {
      $0[Made.self] = Instance()
    } operation: {
      #expect(made !== before)
    }
    #expect(made === before)
  }

  @Test func `each root has its own`() {
    let here = made
    let there = RootKind.test.run { made }
    #expect(here !== there)
  }

  @Test func `the value is read without key paths or accessors too`() {
    #expect(ServiceValues.current[Made.self] === made)
    #expect(ServiceValues()[Made.self] === made)
  }
}
