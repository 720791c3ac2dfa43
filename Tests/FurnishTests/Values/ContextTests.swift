import Testing

@testable import Furnish
@testable import FurnishValues

/// The effect of the context on defaults, tasks and injected properties. `ServiceValuesContextTests` covers the choice
/// between a key's values.
@Suite struct ContextTests {
  typealias Context = ServiceValues.Context

  @Test func `this is a test run`() {
    #expect(Context.detected == .test)
    #expect(ServiceValues.current.context == .test)
    #expect(ServiceValues().context == .test)
  }

  @Test func `a default reads other defaults in its own context`() {
    withServices {
      $0.context = .preview
    } operation: {
      #expect(ServiceValues.current[NamedTwice.self] == "preview preview")
    }
    #expect(ServiceValues.current[NamedTwice.self] == "test test")
  }

  @Test func `a default may read the context`() {
    #expect(ServiceValues.current[ContextName.self] == "test")
    withServices {
      $0.context = .preview
    } operation: {
      #expect(ServiceValues.current[ContextName.self] == "preview")
    }
  }

  @Test func `tasks inherit the context`() async {
    await withServices {
      $0.context = .preview
    } operation: {
      async let child = ServiceValues.current.context
      let unstructured = await Task { ServiceValues.current.context }.value
      let detached = await Task.detached { ServiceValues.current.context }.value
      #expect(await [child, unstructured, detached] == [.preview, .preview, .test])
    }
  }

  @Test func `the update of withServices reads the context that it set`() {
    withServices {
      $0.context = .preview
      $0[NameCopy.self] = $0[Named.self]
    } operation: {
      #expect(ServiceValues.current[NameCopy.self] == "preview")
    }
  }

  @Test func `a preview reads the live value of a key without a preview value`() {
    withServices {
      $0.context = .preview
    } operation: {
      #expect(ServiceValues.current[LiveAndTest.self] == "live")
    }
  }

  @Test func `an injected property reads in the context of its reader`() {
    let page = Page()
    withServices {
      $0.context = .preview
    } operation: {
      #expect(page.name == "preview")
    }
    #expect(page.name == "test")
  }

  @Test func `an injected property that was created in a preview reads preview values outside`() {
    let page = withServices {
      $0.context = .preview
    } operation: {
      Page()
    }
    #expect(page.name == "preview")
  }
}

private enum Named: ServiceKey {
  static var defaultValue: String { "live" }
  static var previewValue: String { "preview" }
  static var testValue: String { "test" }
}

private enum NamedTwice: PlainKey {
  static var value: String { "" }
  static var previewValue: String { twice }
  static var testValue: String { twice }
  private static var twice: String {
    "\(ServiceValues.current[Named.self]) \(ServiceValues.current[Named.self])"
  }
}

private enum ContextName: PlainKey {
  static var value: String { ServiceValues.current.context.rawValue }
}

private enum LiveAndTest: ServiceKey {
  static var defaultValue: String { "live" }
  static var testValue: String { "test" }
}

private enum NameCopy: PlainKey {
  static var value: String { "" }
}

private struct Page {
  @Injected(Named.self) var name
}
