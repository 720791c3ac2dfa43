import Furnish
import Testing

/// The context, on which defaults depend as on a value.
@Suite(.onEveryRoot)
struct ServiceValuesContextTests {
  private enum ContextName: ServiceKey {
    static var defaultValue: String { "live" }
    static var previewValue: String { "preview" }
    static var testValue: String { "test" }
  }

  private enum Dependent: PlainKey {
    static var value: String { "around \(ServiceValues.current[ContextName.self])" }
  }

  private enum InstanceKey: PlainKey { static var value: Instance { Instance() } }
  private enum Unrelated: PlainKey { static var value: Int { 0 } }

  private func read(_ context: ServiceValues.Context) -> [String] {
    withServices {
      $0.context = context
    } operation: {
      [ServiceValues.current[ContextName.self], ServiceValues.current[Dependent.self]]
    }
  }

  @Test(arguments: ServiceValues.Context.allCases)
  func `each context has its own value`(context: ServiceValues.Context) {
    #expect(read(context) == [context.rawValue, "around \(context.rawValue)"])
  }

  @Test func `the context that is set is read`() {
    withServices {
      $0.context = .preview
    } operation: {
      #expect(ServiceValues.current.context == .preview)
    }
    #expect(ServiceValues.current.context == .test)
  }

  @Test func `another context rebuilds stored defaults`() {
    #expect(ServiceValues.current[Dependent.self] == "around test")
    #expect(read(.live) == ["live", "around live"])
    #expect(ServiceValues.current[Dependent.self] == "around test")
  }

  @Test func `a default that is computed in another context is not shared with the code outside`() {
    #expect(read(.live) == ["live", "around live"])
    #expect(ServiceValues.current[Dependent.self] == "around test")
  }

  @Test func `an inner context wins`() {
    withServices {
      $0.context = .live
    } operation: {
      #expect(read(.preview) == ["preview", "around preview"])
      #expect(ServiceValues.current[ContextName.self] == "live")
    }
  }

  @Test func `one context has one instance of a default`() {
    withServices {
      $0.context = .live
    } operation: {
      let first = ServiceValues.current[InstanceKey.self]
      withServices {
        $0[Unrelated.self] = 1
      } operation: {
        #expect(ServiceValues.current[InstanceKey.self] === first)
      }
    }
  }

  @Test func `two contexts do not share instances`() {
    let outer = ServiceValues.current[InstanceKey.self]
    let inner = withServices {
      $0.context = .live
    } operation: {
      ServiceValues.current[InstanceKey.self]
    }
    #expect(outer !== inner)
  }

  @Test func `an unrelated override shares a default that was built outside of it`() {
    let outer = ServiceValues.current[InstanceKey.self]
    withServices {
      $0[Unrelated.self] = 1
    } operation: {
      #expect(ServiceValues.current[InstanceKey.self] === outer)
    }
  }

  @Test func `overrides take precedence over every context`() {
    withServices {
      $0[ContextName.self] = "set"
    } operation: {
      for context in ServiceValues.Context.allCases {
        #expect(read(context) == ["set", "around set"])
      }
    }
  }

  @Test func `a default that a task reads depends on the context of the task`() async {
    let read = await withServices {
      $0.context = .preview
    } operation: {
      await Task { ServiceValues.current[Dependent.self] }.value
    }
    #expect(read == "around preview")
  }
}
