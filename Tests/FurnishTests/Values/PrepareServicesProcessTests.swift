import Testing

@testable import Furnish
@testable import FurnishValues

/// `prepareServices` for a whole program: each test is a process of its own, in which no test
/// is running.
@Suite struct PrepareServicesProcessTests {
  @Test func `detached tasks see a prepared value`() async {
    await #expect(processExitsWith: .success) {
      prepareServices { $0[Prepared.self] = 5 }
      let seen = await Task.detached { ServiceValues.current[Prepared.self] }.value
      #expect(seen == 5)
    }
  }

  @Test func `threads see a prepared value`() async {
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

  @Test func `a test does not see the defaults of the process`() async {
    await #expect(processExitsWith: .success) {
      let ofProcess = ServiceValues.current[Made.self]
      try await TestHost.withRoot(testID: "later", name: "later") {
        let isSame = ServiceValues.current[Made.self] === ofProcess
        #expect(!isSame)
      }
    }
  }

  @Test func `a test may prepare what the program prepared`() async {
    await #expect(processExitsWith: .success) {
      prepareServices { $0[Prepared.self] = 5 }
      try await TestHost.withRoot(testID: "later", name: "later") {
        prepareServices { $0[Prepared.self] = 6 }
        #expect(ServiceValues.current[Prepared.self] == 6)
      }
      #expect(ServiceValues.current[Prepared.self] == 5)
    }
  }

  @Test func `a test that has read what the program prepared is too late`() async {
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

  @Test func `a test that has started already does not read it`() async {
    await #expect(processExitsWith: .success) {
      try await TestHost.withRoot(testID: "earlier", name: "earlier") {
        await Task.detached { prepareServices { $0[Prepared.self] = 5 } }.value
        #expect(ServiceValues.current[Prepared.self] == 0)
      }
      #expect(ServiceValues.current[Prepared.self] == 5)
    }
  }
}

/// Many threads that prepare at once.
@Suite struct PrepareServicesConcurrencyTests {
  @Test func `of many calls one is the first`() async {
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

  @Test func `readers read the default or a prepared value and never both`() async {
    for _ in 0..<50 {
      let root = BaseLayer(Root(testName: "a test of the engine"))
      let (seen, reports) = await ServiceValues(layer: root).bound {
        await race()
      }
      // Late for a reader, and then every reader has the default; or early, and none has.
      #expect(Set(seen) == (reports.isEmpty ? [5] : [0]))
    }
  }

  private func race() async -> ([Int], [Report]) {
    var seen: [Int] = []
    let reports = await reports {
      seen = await withTaskGroup(of: Int?.self) { group in
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
    return (seen, reports)
  }
}

private enum Prepared: PlainKey {
  static var value: Int { 0 }
}

private enum Doubled: PlainKey {
  static var value: Int { ServiceValues.current[Prepared.self] * 2 }
}

private enum Made: PlainKey {
  static var value: Instance { Instance() }
}
