import Furnish
import Testing

@Suite(.onEveryRoot)
struct WithServicesTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: String { "two" } }
  private struct Failure: Error {}

  private var first: Int { ServiceValues.current[First.self] }
  private var second: String { ServiceValues.current[Second.self] }

  @Test func `an override is in force during its operation`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(first == 10)
    }
  }

  @Test func `an override is not in force after its operation`() {
    withServices {
      $0[First.self] = 10
    } operation: {
    }
    #expect(first == 1)
  }

  @Test func `an override ends after an error`() {
    #expect(throws: Failure.self) {
      try withServices {
        $0[First.self] = 10
      } operation: {
        throw Failure()
      }
    }
    #expect(first == 1)
  }

  @Test func `other keys keep their defaults`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(second == "two")
    }
  }

  @Test func `several keys are set at once`() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = "twenty"
    } operation: {
      #expect(first == 10)
      #expect(second == "twenty")
    }
  }

  @Test func `an inner override wins`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      withServices {
        $0[First.self] = 100
      } operation: {
        #expect(first == 100)
      }
    }
  }

  @Test func `the outer override is in force again after the inner one`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      withServices {
        $0[First.self] = 100
      } operation: {
      }
      #expect(first == 10)
    }
  }

  @Test func `an outer override of another key is in force under an inner override`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      withServices {
        $0[Second.self] = "twenty"
      } operation: {
        #expect(first == 10)
        #expect(second == "twenty")
      }
    }
  }

  @Test func `the last of two values for one key wins`() {
    withServices {
      $0[First.self] = 10
      $0[First.self] = 11
    } operation: {
      #expect(first == 11)
    }
  }

  @Test func `the last of two values wins with another key between them`() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = "twenty"
      $0[First.self] = 11
    } operation: {
      #expect(first == 11)
      #expect(second == "twenty")
    }
  }

  @Test func `an update starts from the values in force`() {
    withServices {
      $0[First.self] = 10
    } operation: {
      withServices {
        $0[First.self] += 5
      } operation: {
        #expect(first == 15)
      }
    }
  }

  @Test func `an update starts from the default`() {
    withServices {
      $0[First.self] += 5
    } operation: {
      #expect(first == 6)
    }
  }

  @Test func `an update reads the values that it has set`() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = "\($0[First.self])"
    } operation: {
      #expect(second == "10")
    }
  }

  @Test func `the values in force are not changed during the update`() {
    withServices {
      $0[First.self] = 10
      #expect(first == 1)
    } operation: {
    }
  }

  @Test func `the operation does not run after an update that throws`() {
    #expect(throws: Failure.self) {
      try withServices {
        $0[First.self] = 10
        throw Failure()
      } operation: {
        Issue.record("the operation ran")
      }
    }
    #expect(first == 1)
  }

  @Test func `the result of the operation is returned`() {
    let result = withServices {
      $0[First.self] = 10
    } operation: {
      first * 2
    }
    #expect(result == 20)
  }

  @Test func `an update that sets nothing shares computed defaults`() {
    enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
    let outer = ServiceValues.current[InstanceKey.self]
    let inner = withServices { _ in
    } operation: {
      ServiceValues.current[InstanceKey.self]
    }
    #expect(outer === inner)
  }

  @Test func `a copy of the values keeps the override after the operation`() {
    let values = withServices {
      $0[First.self] = 10
    } operation: {
      ServiceValues.current
    }
    #expect(values[First.self] == 10)
    #expect(first == 1)
  }
}
