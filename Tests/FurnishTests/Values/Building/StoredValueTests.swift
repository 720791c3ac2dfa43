import Furnish
import Testing

/// The dependencies of a default: the keys that it read this time, not all keys that it may read.
@Suite(.onEveryRoot)
struct StoredValueTests {
  private enum Flag: PlainKey { static var value: Bool { false } }
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: Int { 2 } }

  /// A default that reads `First` only if the flag is set.
  private enum Conditional: PlainKey {
    static var value: Instance {
      ServiceValues.current[Flag.self]
        ? Instance("first \(ServiceValues.current[First.self])") : Instance("none")
    }
  }

  private enum Sum: PlainKey {
    static var value: Instance {
      Instance("\(ServiceValues.current[First.self]) + \(ServiceValues.current[Second.self])")
    }
  }

  private var conditional: Instance { ServiceValues.current[Conditional.self] }
  private var sum: Instance { ServiceValues.current[Sum.self] }

  @Test func `a key that was not read this time is no dependency`() {
    let outer = conditional
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(conditional === outer)
    }
  }

  @Test func `a key that is read only under an override of the flag is a dependency under that override`() {
    let outer = conditional
    withServices {
      $0[Flag.self] = true
    } operation: {
      let flagged = conditional
      #expect(flagged.name == "first 1")
      withServices {
        $0[First.self] = 10
      } operation: {
        #expect(conditional.name == "first 10")
      }
      #expect(conditional === flagged)
    }
    #expect(conditional === outer)
  }

  @Test func `the flag may be overridden inside of an override of the key`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      let unflagged = conditional
      #expect(unflagged.name == "none")
      withServices {
        $0[Flag.self] = true
      } operation: {
        #expect(conditional.name == "first 10")
      }
      #expect(conditional === unflagged)
    }
  }

  @Test func `an override that sets the flag to its default again rebuilds the default that reads it`() {
    withServices {
      $0[Flag.self] = true
    } operation: {
      #expect(conditional.name == "first 1")
      withServices {
        $0[Flag.self] = false
      } operation: {
        #expect(conditional.name == "none")
      }
      #expect(conditional.name == "first 1")
    }
  }

  @Test func `an override of one of two dependencies rebuilds the default`() {
    #expect(sum.name == "1 + 2")
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(sum.name == "10 + 2")
    }
    withServices {
      $0[Second.self] = 20
    } operation: {
      #expect(sum.name == "1 + 20")
    }
    #expect(sum.name == "1 + 2")
  }

  @Test func `a default that depends on two overrides belongs to the inner one`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      let outer = sum
      withServices {
        $0[Second.self] = 20
      } operation: {
        let inner = sum
        #expect(inner.name == "10 + 20")
        withServices {
          $0[Flag.self] = true
        } operation: {
          #expect(sum === inner)
        }
      }
      #expect(sum === outer)
    }
  }

  @Test func `another override of one of two overridden dependencies rebuilds the default`() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = 20
    } operation: {
      let outer = sum
      withServices {
        $0[First.self] = 11
      } operation: {
        #expect(sum.name == "11 + 20")
      }
      #expect(sum === outer)
    }
  }

  @Test func `a default of an overridden key is not computed`() {
    enum Loud: PlainKey {
      static var value: Int {
        Journal.note("loud")
        return 0
      }
    }
    enum Above: PlainKey { static var value: Int { ServiceValues.current[Loud.self] + 1 } }
    let notes = Journal.of {
      withServices {
        $0[Loud.self] = 5
      } operation: {
        #expect(ServiceValues.current[Above.self] == 6)
      }
    }
    #expect(notes == [])
  }

  @Test func `a stored default passes its dependencies on to a default that reads it`() {
    enum Outer: PlainKey { static var value: Instance { Instance("of \(ServiceValues.current[Sum.self].name)") } }
    withServices {
      $0[First.self] = 10
    } operation: {
      // `Sum` is stored already when `Outer` reads it.
      #expect(sum.name == "10 + 2")
      #expect(ServiceValues.current[Outer.self].name == "of 10 + 2")
    }
    #expect(ServiceValues.current[Outer.self].name == "of 1 + 2")
    withServices {
      $0[Second.self] = 20
    } operation: {
      #expect(ServiceValues.current[Outer.self].name == "of 1 + 20")
    }
  }

  @Test func `a key that a default reads on another thread is a dependency`() {
    enum Threaded: PlainKey {
      static var value: Int {
        let continuation = withEscapedServices { $0 }
        return TestThread.run { continuation.yield { ServiceValues.current[First.self] } }
      }
    }
    #expect(ServiceValues.current[Threaded.self] == 1)
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(ServiceValues.current[Threaded.self] == 10)
    }
    #expect(ServiceValues.current[Threaded.self] == 1)
  }

  @Test func `a function that a default returns reads the values in force at its call`() {
    enum Lazy: PlainKey { static var value: @Sendable () -> Int { { ServiceValues.current[First.self] } } }
    let read = ServiceValues.current[Lazy.self]
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(read() == 10)
      #expect(ServiceValues.current[Lazy.self]() == 10)
    }
  }
}
