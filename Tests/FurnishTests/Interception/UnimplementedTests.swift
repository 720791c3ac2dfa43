import Furnish
import Testing

@Suite struct UnimplementedTests {
  static let endpoint = ServiceEndpoint(
    "find", of: "Workshop", at: \Workshop<String>.find, isAsync: true, throwing: (any Error).self,
    fileID: "App/Workshop.swift", filePath: "/App/Workshop.swift", line: 12, column: 3)

  @Test func `a call in a test fails the test at the declaration of the endpoint`() {
    let reports = reports {
      #expect(throws: UnimplementedEndpoint.self) { try Self.endpoint.unimplemented() as Int }
    }
    #expect(
      reports == [
        Report(
          message: """
            Workshop.find is unimplemented.
              where: Workshop.find, declared at App/Workshop.swift:12
              fix:   give it a closure where it is called: `$0[Workshop.self].find = { … }` in withServices or in a \
            test's `.services { … }`; or set a whole service there.
            """, place: "App/Workshop.swift:12:3")
      ])
  }

  @Test func `the error names the endpoint`() {
    var thrown: (any Error)?
    _ = reports {
      do { _ = try Self.endpoint.unimplemented() as Int } catch { thrown = error }
    }
    #expect(thrown as? UnimplementedEndpoint == UnimplementedEndpoint("find", of: "Workshop"))
    #expect("\(thrown as Any)".contains("Workshop.find is unimplemented"))
  }

  @Test func `a call in a test may continue with a placeholder after the report`() {
    let reports = reports { Self.endpoint.unimplementedWithPlaceholder() }
    #expect(reports.count == 1)
  }

  @Test func `a program that requires errors receives them without a report`() {
    let reports = reports {
      withServices {
        $0.unimplementedCalls = .throwing
      } operation: {
        _ = #expect(throws: UnimplementedEndpoint("find", of: "Workshop")) {
          try Self.endpoint.unimplemented() as Int
        }
      }
    }
    #expect(reports == [])
  }

  @Test func `a call outside of a test stops the program with the message`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        try withServices {
          $0.context = .live
        } operation: {
          let _: Int = try UnimplementedTests.endpoint.unimplemented()
        }
      })
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      lines.contains("Workshop.find is unimplemented.\n  where: Workshop.find, declared at App/Workshop.swift:12"))
  }

  @Test func `a program never continues with a placeholder`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withServices {
          $0.unimplementedCalls = .stopping
        } operation: {
          UnimplementedTests.endpoint.unimplementedWithPlaceholder()
        }
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Workshop.find is unimplemented."))
  }

  @Test func `a program that requires errors does not continue with a placeholder`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        withServices {
          $0.unimplementedCalls = .throwing
        } operation: {
          UnimplementedTests.endpoint.unimplementedWithPlaceholder()
        }
      })
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Workshop.find is unimplemented."))
  }

  @Test func `a call that cannot return fails the test and stops the program`() async throws {
    var result: ExitTest.Result?
    let reports = await reports {
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        UnimplementedTests.endpoint.unimplementedWithoutAnswer()
      }
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(reports.count == 1)
    #expect(lines.contains("Workshop.find is unimplemented."))
  }
}
