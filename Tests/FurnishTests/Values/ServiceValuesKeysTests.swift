import Furnish
import Testing

/// Reading a key's default: when it is created, and how often.
@Suite(.onEveryRoot)
struct ServiceValuesKeysTests {
  private enum InstanceKey: PlainKey {
    static var value: Instance {
      Journal.note("created")
      return Instance()
    }
  }

  private enum Unrelated: PlainKey { static var value: Int { 0 } }

  private static var instance: Instance { ServiceValues.current[InstanceKey.self] }
  private var instance: Instance { Self.instance }

  @Test func `a default is created at the first read only`() {
    let notes = Journal.of {
      let first = instance
      for _ in 0..<10 { #expect(instance === first) }
    }
    #expect(notes == ["created"])
  }

  @Test func `a default that is never read is never created`() {
    let notes = Journal.of {
      _ = ServiceValues.current
      withServices {
        $0[Unrelated.self] = 1
      } operation: {
        _ = ServiceValues.current[Unrelated.self]
      }
    }
    #expect(notes == [])
  }

  @Test func `setting a key does not create its default`() {
    let notes = Journal.of {
      withServices {
        $0[InstanceKey.self] = Instance("set")
      } operation: {
        #expect(instance.name == "set")
      }
    }
    #expect(notes == [])
  }

  @Test func `tasks share the default`() async {
    let first = instance
    async let other = Self.instance
    #expect(await other === first)
    #expect(await Task { Self.instance }.value === first)
  }

  @Test func `a default that a task creates is shared with the code outside of the task`() async {
    let inside = await Task { Self.instance }.value
    #expect(instance === inside)
  }

  @Test func `a default that is created under an unrelated override is shared with the code outside`() {
    let notes = Journal.of {
      let inside = withServices {
        $0[Unrelated.self] = 1
      } operation: {
        instance
      }
      #expect(instance === inside)
    }
    #expect(notes == ["created"])
  }

  @Test func `a default that was created before an override is returned again after it`() {
    let before = instance
    withServices {
      $0[InstanceKey.self] = Instance()
    } operation: {
      #expect(instance !== before)
    }
    #expect(instance === before)
  }

  @Test func `each root has its own default`() {
    let outer = instance
    let other = RootKind.test.run { instance }
    #expect(outer !== other)
  }

  @Test func `a value can be read by its key alone`() {
    #expect(ServiceValues.current[InstanceKey.self] === instance)
    #expect(ServiceValues()[InstanceKey.self] === instance)
  }
}
