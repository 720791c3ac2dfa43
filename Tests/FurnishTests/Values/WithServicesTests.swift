import Furnish
import Testing

@Suite(.onEveryGround)
struct WithServicesTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: String { "two" } }
  private struct Failure: Error {}

  private var first: Int { ServiceValues.current[First.self] }
  private var second: String { ServiceValues.current[Second.self] }

  @Test func overrideIsSeenInside() {
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(first == 10)
    }
  }

  @Test func overrideIsGoneOutside() {
    withServices {
      $0[First.self] = 10
    } operation: {
    }
    #expect(first == 1)
  }

  @Test func overrideIsGoneAfterAnError() {
    #expect(throws: Failure.self) {
      try withServices {
        $0[First.self] = 10
      } operation: {
        throw Failure()
      }
    }
    #expect(first == 1)
  }

  @Test func otherKeysKeepTheirDefaults() {
    withServices {
      $0[First.self] = 10
    } operation: {
      #expect(second == "two")
    }
  }

  @Test func severalKeysAreSetAtOnce() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = "twenty"
    } operation: {
      #expect(first == 10)
      #expect(second == "twenty")
    }
  }

  @Test func innerOverrideWins() {
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

  @Test func outerOverrideIsBackAfterTheInner() {
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

  @Test func outerOverrideOfAnotherKeyIsSeenInside() {
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

  @Test func lastOfTwoValuesForOneKeyWins() {
    withServices {
      $0[First.self] = 10
      $0[First.self] = 11
    } operation: {
      #expect(first == 11)
    }
  }

  @Test func lastWinsWithAnotherKeyBetween() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = "twenty"
      $0[First.self] = 11
    } operation: {
      #expect(first == 11)
      #expect(second == "twenty")
    }
  }

  @Test func updateStartsFromTheValuesInForce() {
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

  @Test func updateStartsFromTheDefault() {
    withServices {
      $0[First.self] += 5
    } operation: {
      #expect(first == 6)
    }
  }

  @Test func updateSeesWhatItHasSet() {
    withServices {
      $0[First.self] = 10
      $0[Second.self] = "\($0[First.self])"
    } operation: {
      #expect(second == "10")
    }
  }

  @Test func codeInTheUpdateIsNotUnderItYet() {
    withServices {
      $0[First.self] = 10
      #expect(first == 1)
    } operation: {
    }
  }

  @Test func operationDoesNotRunAfterAnUpdateThatThrows() {
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

  @Test func theResultComesBack() {
    let result = withServices {
      $0[First.self] = 10
    } operation: {
      first * 2
    }
    #expect(result == 20)
  }

  @Test func overridingNothingSharesWhatWasComputed() {
    enum Made: PlainKey { static var value: Instance { Instance() } }
    let outer = ServiceValues.current[Made.self]
    let inner = withServices { _ in
    } operation: {
      ServiceValues.current[Made.self]
    }
    #expect(outer === inner)
  }

  @Test func valuesTakenInsideKeepTheOverrideOutside() {
    let values = withServices {
      $0[First.self] = 10
    } operation: {
      ServiceValues.current
    }
    #expect(values[First.self] == 10)
    #expect(first == 1)
  }
}
