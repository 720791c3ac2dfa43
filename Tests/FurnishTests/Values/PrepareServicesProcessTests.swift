import Testing

@testable import Furnish
@testable import FurnishValues

/// `prepareServices` for a whole program: each test runs it in a process of its own, in which no test is running.
@Suite struct PrepareServicesProcessTests {
  @Test func `detached tasks read a prepared value`() async {
    await #expect(processExitsWith: .success) {
      prepareServices { $0[Prepared.self] = 5 }
      let value = await Task.detached { ServiceValues.current[Prepared.self] }.value
      #expect(value == 5)
    }
  }

  @Test func `threads read a prepared value`() async {
    await #expect(processExitsWith: .success) {
      prepareServices { $0[Prepared.self] = 5 }
      #expect(TestThread.run { ServiceValues.current[Prepared.self] } == 5)
    }
  }

  @Test func `a test that starts later reads a prepared value`() async {
    await #expect(processExitsWith: .success) {
      prepareServices { $0[Prepared.self] = 5 }
      try await TestHost.withRoot(testID: "later", name: "later") {
        #expect(ServiceValues.current[Prepared.self] == 5)
        #expect(ServiceValues.current[Doubled.self] == 10)
      }
    }
  }

  @Test func `a test does not share the defaults of the process`() async {
    await #expect(processExitsWith: .success) {
      let instanceOfProcess = ServiceValues.current[InstanceKey.self]
      try await TestHost.withRoot(testID: "later", name: "later") {
        let isSame = ServiceValues.current[InstanceKey.self] === instanceOfProcess
        #expect(!isSame)
      }
    }
  }

  @Test func `a test may prepare a value again that the program prepared`() async {
    await #expect(processExitsWith: .success) {
      prepareServices { $0[Prepared.self] = 5 }
      try await TestHost.withRoot(testID: "later", name: "later") {
        prepareServices { $0[Prepared.self] = 6 }
        #expect(ServiceValues.current[Prepared.self] == 6)
      }
      #expect(ServiceValues.current[Prepared.self] == 5)
    }
  }

  @Test func `a test cannot prepare a value again after it has read it`() async {
    let reports = await reports {
      await #expect(processExitsWith: .success) {
        prepareServices { $0[Prepared.self] = 5 }
        try await TestHost.withRoot(testID: "later", name: "later") {
          #expect(ServiceValues.current[Doubled.self] == 10)
          prepareServices { $0[Prepared.self] = 6 }
          #expect(ServiceValues.current[Prepared.self] == 5)
        }
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.message.hasPrefix("prepareServices was called after these services had been read") == true)
  }

  @Test func `a test that has started does not read a value that is prepared later`() async {
    await #expect(processExitsWith: .success) {
      try await TestHost.withRoot(testID: "earlier", name: "earlier") {
        await Task.detached { prepareServices { $0[Prepared.self] = 5 } }.value
        #expect(ServiceValues.current[Prepared.self] == 0)
      }
      #expect(ServiceValues.current[Prepared.self] == 5)
    }
  }
}

/// Calls of `prepareServices` in many tasks at the same time.
@Suite struct PrepareServicesConcurrencyTests {
  @Test func `exactly one of many concurrent calls of prepareServices succeeds`() async {
    let reports = await reports {
      await withTaskGroup(of: Void.self) { group in
        for number in 1...100 {
          group.addTask { prepareServices { $0[Prepared.self] = number } }
        }
      }
    }
    #expect(reports.count == 99)
    #expect((1...100).contains(ServiceValues.current[Prepared.self]))
  }

  @Test func `either all concurrent readers read the default, or all read the prepared value`() async {
    for _ in 0..<50 {
      let root = BaseLayer(Root(testName: "a test of the engine"))
      let (values, reports) = await ServiceValues(layer: root).bound {
        await race()
      }
      // A call that is too late for one reader sets nothing, so every reader has the default; otherwise none has.
      #expect(Set(values) == (reports.isEmpty ? [5] : [0]))
    }
  }

  private func race() async -> ([Int], [Report]) {
    var values: [Int] = []
    let reports = await reports {
      values = await withTaskGroup(of: Int?.self) { group in
        for number in 0..<8 {
          group.addTask {
            if number == 4 {
              prepareServices { $0[Prepared.self] = 5 }
              return nil
            }
            return ServiceValues.current[Prepared.self]
          }
        }
        return await group.reduce(into: []) { if let value = $1 { $0.append(value) } }
      }
    }
    return (values, reports)
  }
}

private enum Prepared: PlainKey {
  static var value: Int { 0 }
}

private enum Doubled: PlainKey {
  static var value: Int { ServiceValues.current[Prepared.self] * 2 }
}

private enum InstanceKey: PlainKey {
  static var value: Instance { Instance() }
}
