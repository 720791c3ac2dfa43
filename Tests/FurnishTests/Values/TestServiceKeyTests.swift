public import Furnish
public import SplitKeys
import Testing

/// Keys that declare only a test value: their live value is in an extension, or is missing.
struct TestServiceKeyTests {
  fileprivate enum SplitKey: TestServiceKey {
    static var testValue: String { "test" }
  }

  private enum TestOnlyKey: TestServiceKey {
    static var testValue: String { "test" }
  }

  private struct Page {
    @Injected(TestOnlyKey.self) var text
  }

  @Test func `a test reads the test value`() {
    #expect(ServiceValues.current[SplitKey.self] == "test")
    #expect(ServiceValues.current[TestOnlyKey.self] == "test")
  }

  @Test func `a running program reads the live value that an extension declares`() {
    withServices {
      $0.context = .live
    } operation: {
      #expect(ServiceValues.current[SplitKey.self] == "live")
    }
  }

  @Test func `a preview reads the test value of a key without a live one`() {
    withServices {
      $0.context = .preview
    } operation: {
      #expect(ServiceValues.current[TestOnlyKey.self] == "test")
    }
  }

  @Test func `a key of another module has the values that its conformance in this module declares`() {
    func value<Key: TestServiceKey>(of key: Key.Type, in context: ServiceValues.Context) -> Key.Value {
      withServices {
        $0.context = context
      } operation: {
        ServiceValues.current[key]
      }
    }
    func values<Key: TestServiceKey>(of key: Key.Type) -> [String] where Key.Value == String {
      [ServiceValues.Context.live, .preview, .test].map { value(of: key, in: $0) }
    }
    #expect(values(of: DefaultSplitKey.self) == ["live", "live", "test"])
    #expect(values(of: PreviewSplitKey.self) == ["live", "live preview", "test"])
    #expect(values(of: OwnPreviewSplitKey.self) == ["live", "own preview", "test"])
    #expect(values(of: TwiceDeclaredSplitKey.self) == ["live", "live preview", "live test"])
    #expect(value(of: UnlinkedSplitKey.self, in: .preview) == "own preview")
    #expect(value(of: UnlinkedSplitKey.self, in: .test) == "test")
  }

  @Test func `the first read of a key without a live value is reported, and returns the test value`() throws {
    let line: UInt = #line + 5
    let reports = reports {
      withServices {
        $0.context = .live
      } operation: {
        #expect(ServiceValues.current[TestOnlyKey.self] == "test")
        #expect(ServiceValues.current[TestOnlyKey.self] == "test")
      }
    }
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.message.contains("TestOnlyKey has no live value in this program, so its test value is used."))
    #expect(report.place.contains("TestServiceKeyTests.swift:\(line):"))
  }

  @Test func `a key without a live value can be overridden and injected`() {
    withServices {
      $0.context = .live
      $0[TestOnlyKey.self] = "set"
    } operation: {
      #expect(Page().text == "set")
    }
  }
}

extension TestServiceKeyTests.SplitKey: ServiceKey {
  static var defaultValue: String { "live" }
}

extension DefaultSplitKey: ServiceKey {
  public static var defaultValue: String { "live" }
}

extension PreviewSplitKey: ServiceKey {
  public static var defaultValue: String { "live" }
  public static var previewValue: String { "live preview" }
}

extension OwnPreviewSplitKey: ServiceKey {
  public static var defaultValue: String { "live" }
}

extension TwiceDeclaredSplitKey: ServiceKey {
  public static var defaultValue: String { "live" }
  public static var previewValue: String { "live preview" }
  public static var testValue: String { "live test" }
}
