import Furnish
import FurnishTesting
import Testing

/// A key without a test value is reported once in each test that reads it.
@Suite struct MissingTestValueOnceTests {
  @Test func `the second read reports nothing`() {
    #expect(reports { _ = ServiceValues.current.client }.count == 1)
    #expect(reports { _ = ServiceValues.current.client } == [])
  }

  @Test func `a hundred tasks report once`() async {
    let reports = await reports {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 { group.addTask { _ = ServiceValues.current.client } }
      }
    }
    #expect(reports.count == 1)
  }

  @Test func `each key is reported`() {
    let reports = reports {
      _ = ServiceValues.current.client
      _ = ServiceValues.current.previewedClient
    }
    #expect(
      reports.map { $0.message.prefix { $0 != " " } } == ["LiveOnly", "LiveAndPreview"])
  }

  /// Runs all cases at the same time: each finds exactly one report, so none finds that of another case.
  @Test(.services, arguments: 0..<20)
  func `each case of a test with services reports`(number: Int) async {
    let reports = await reports {
      _ = ServiceValues.current.client
      await Task.yield()
      _ = ServiceValues.current.client
    }
    #expect(reports.count == 1)
  }

  @Test func `a read under an unrelated override is not reported again`() {
    let reports = reports {
      withServices {
        $0[Instance.self] = Box("unrelated")
      } operation: {
        _ = ServiceValues.current.client
      }
      _ = ServiceValues.current.client
    }
    #expect(reports.count == 1)
  }

  @Test func `a default that each override creates again reports once`() {
    let reports = reports {
      for number in 1...3 {
        withServices {
          $0[Instance.self] = Box("\(number)")
        } operation: {
          #expect(ServiceValues.current[NamedAfterInstance.self] == "\(number)")
        }
      }
    }
    #expect(reports.count == 1)
  }
}

private enum NamedAfterInstance: ServiceKey {
  static var defaultValue: String { ServiceValues.current[Instance.self].name }
}
