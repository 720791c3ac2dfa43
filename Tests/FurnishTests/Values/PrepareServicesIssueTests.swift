import Testing

@testable import Furnish
@testable import FurnishValues

/// A second call, and a late one.
@Suite struct PrepareServicesIssueTests {
  @Test func aSecondCallIsReportedWithItsKeysAndTheFirstPlace() {
    prepareServices { $0[First.self] = 1 }
    let first = #line - 1
    let reports = reports {
      prepareServices {
        $0[Third.self] = 3
        $0[Second.self] = 2
      }
    }
    let second = #line - 5
    #expect(
      reports.map(\.message) == [
        """
        prepareServices was called a second time, which changed nothing.
          where: FurnishTests.Second, FurnishTests.Third, at \(#fileID):\(second); the first call is at \
        \(#fileID):\(first)
          fix:   set all of them in the first call, or use withServices around the code that needs them.
        """
      ])
    #expect(reports.map(\.place) == ["\(#fileID):\(second):23"])
  }

  @Test func aSecondCallChangesNothing() {
    prepareServices { $0[First.self] = 1 }
    _ = reports {
      prepareServices {
        $0[First.self] = 10
        $0[Second.self] = 20
      }
    }
    #expect(ServiceValues.current[First.self] == 1)
    #expect(ServiceValues.current[Second.self] == 0)
  }

  @Test func everyFurtherCallIsReportedWithTheFirstPlace() {
    prepareServices { $0[First.self] = 1 }
    let first = #line - 1
    for _ in 0..<2 {
      let reports = reports { prepareServices { $0[First.self] = 2 } }
      #expect(reports.count == 1)
      #expect(reports[0].message.contains("the first call is at \(#fileID):\(first)\n"))
    }
  }

  @Test func aFirstCallThatSetNothingIsStillTheFirst() {
    prepareServices { _ in }
    let reports = reports { prepareServices { $0[First.self] = 2 } }
    #expect(reports.count == 1)
    #expect(ServiceValues.current[First.self] == 0)
  }

  @Test func aKeyThatWasReadIsReportedAndKeepsItsValue() {
    #expect(ServiceValues.current[First.self] == 0)
    let reports = reports {
      prepareServices { $0[First.self] = 1 }
    }
    let line = #line - 2
    #expect(
      reports.map(\.message) == [
        """
        prepareServices was called after these services had been read; their values are unchanged.
          where: FurnishTests.First, at \(#fileID):\(line)
          fix:   call prepareServices before anything reads a service, first thing in the program.
        """
      ])
    #expect(reports.map(\.place) == ["\(#fileID):\(line):23"])
    #expect(ServiceValues.current[First.self] == 0)
  }

  @Test func keysThatWereNotReadAreSetAllTheSame() {
    _ = ServiceValues.current[First.self]
    _ = reports {
      prepareServices {
        $0[First.self] = 1
        $0[Second.self] = 2
      }
    }
    #expect(ServiceValues.current[Second.self] == 2)
  }

  @Test func allKeysThatWereReadAreNamedInOneReport() {
    _ = ServiceValues.current[Third.self]
    _ = ServiceValues.current[First.self]
    let reports = reports {
      prepareServices {
        $0[Third.self] = 3
        $0[Second.self] = 2
        $0[First.self] = 1
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.message.contains("where: FurnishTests.First, FurnishTests.Third, at") == true)
  }

  @Test func aKeyThatADefaultHasReadWasRead() {
    #expect(ServiceValues.current[NextToFirst.self] == 1)
    let reports = reports { prepareServices { $0[First.self] = 1 } }
    #expect(reports.count == 1)
    #expect(ServiceValues.current[First.self] == 0)
  }

  @Test func aKeyThatWasReadUnderAnOverrideOfItIsNotReadYet() {
    withServices {
      $0[First.self] = 3
    } operation: {
      #expect(ServiceValues.current[First.self] == 3)
    }
    prepareServices { $0[First.self] = 1 }
    #expect(ServiceValues.current[First.self] == 1)
  }
}

private enum First: PlainKey {
  static var value: Int { 0 }
}

private enum Second: PlainKey {
  static var value: Int { 0 }
}

private enum Third: PlainKey {
  static var value: Int { 0 }
}

private enum NextToFirst: PlainKey {
  static var value: Int { ServiceValues.current[First.self] + 1 }
}
