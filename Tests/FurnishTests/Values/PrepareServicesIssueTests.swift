import Testing

@testable import Furnish
@testable import FurnishValues

/// The issues of `prepareServices`: a second call, and a call after a read.
@Suite struct PrepareServicesIssueTests {
  @Test func `a second call is reported with its keys and the first place`() {
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

  @Test func `a second call changes nothing`() {
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

  @Test func `every further call is reported with the first place`() {
    prepareServices { $0[First.self] = 1 }
    let first = #line - 1
    for _ in 0..<2 {
      let reports = reports { prepareServices { $0[First.self] = 2 } }
      #expect(reports.count == 1)
      #expect(reports[0].message.contains("the first call is at \(#fileID):\(first)\n"))
    }
  }

  @Test func `a call that sets nothing counts as the first call`() {
    prepareServices { _ in }
    let reports = reports { prepareServices { $0[First.self] = 2 } }
    #expect(reports.count == 1)
    #expect(ServiceValues.current[First.self] == 0)
  }

  @Test func `a key that was read is reported and keeps its value`() {
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

  @Test func `keys that were not read are set although others were`() {
    _ = ServiceValues.current[First.self]
    _ = reports {
      prepareServices {
        $0[First.self] = 1
        $0[Second.self] = 2
      }
    }
    #expect(ServiceValues.current[Second.self] == 2)
  }

  @Test func `all keys that were read are named in one report`() {
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

  @Test func `a key that only a default has read counts as read`() {
    #expect(ServiceValues.current[NextToFirst.self] == 1)
    let reports = reports { prepareServices { $0[First.self] = 1 } }
    #expect(reports.count == 1)
    #expect(ServiceValues.current[First.self] == 0)
  }

  @Test func `a key that was read only under an override of it can be prepared`() {
    withServices {
      $0[First.self] = 3
    } operation: {
      #expect(ServiceValues.current[First.self] == 3)
    }
    prepareServices { $0[First.self] = 1 }
    #expect(ServiceValues.current[First.self] == 1)
  }

  @Test func `the context is reported if a default was read`() {
    _ = ServiceValues.current[First.self]
    let reports = reports { prepareServices { $0.context = .preview } }
    #expect(reports.count == 1)
    #expect(reports.first?.message.hasPrefix("prepareServices was called after these services had been read;") == true)
    #expect(ServiceValues.current.context == .test)
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
