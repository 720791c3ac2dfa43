import Furnish
import Testing

/// The release of values and instances with the layer that they belong to.
@Suite(.onEveryRoot)
struct ReleaseTests {
  private enum Leaf: PlainKey { static var value: Int { 1 } }
  private enum Resource: PlainKey { static var value: Instance { Instance("default") } }
  private enum Unrelated: PlainKey { static var value: Instance { Instance("default") } }

  /// An instance that holds everything that it can reach while it is created.
  private final class Holder: Sendable {
    let leaf = ServiceValues.current[Leaf.self]
    let values = ServiceValues.current
    let continuation = withEscapedServices { $0 }
    let injected = Injected(Resource.self)
    let google = ServiceValues.current[service: \Google.self]
    let fetch: @Sendable (String) async throws -> [UInt8]

    init() { fetch = google.fetch }
  }

  private enum HolderKey: PlainKey { static var value: Holder { Holder() } }
  private enum Plain: PlainKey {
    static var value: Instance { Instance("\(ServiceValues.current[Leaf.self])") }
  }

  private func withLeaf<Success>(_ leaf: Int, _ operation: () throws -> Success) rethrows -> Success {
    try withValue(Leaf.self, leaf, operation)
  }

  @Test func `an overridden value is released when its override ends`() {
    let reference = withServices {
      $0[Resource.self] = Instance()
    } operation: {
      Weak(ServiceValues.current[Resource.self])
    }
    #expect(reference.isReleased)
  }

  @Test func `an overridden value is retained by a copy of the values`() {
    var values: ServiceValues? = withServices {
      $0[Resource.self] = Instance()
    } operation: {
      .current
    }
    let reference = Weak(values?[Resource.self])
    #expect(!reference.isReleased)
    values = nil
    #expect(reference.isReleased)
  }

  @Test func `an instance of an override is released when the override ends`() {
    let reference = withLeaf(10) { Weak(ServiceValues.current[Plain.self]) }
    #expect(reference.isReleased)
  }

  @Test func `an instance of an override is released although it holds the values that it was created under`() {
    let reference = withLeaf(10) { Weak(ServiceValues.current[HolderKey.self]) }
    #expect(reference.isReleased)
  }

  @Test func `an instance that is created under an inner override is released with its owner`() {
    let reference = withLeaf(10) {
      let inner = withServices {
        $0[Unrelated.self] = Instance()
      } operation: {
        Weak(ServiceValues.current[HolderKey.self])
      }
      #expect(!inner.isReleased)
      return inner
    }
    #expect(reference.isReleased)
  }

  @Test func `an instance is retained by a reference to it`() {
    var holder: Holder? = withLeaf(10) { ServiceValues.current[HolderKey.self] }
    let reference = Weak(holder)
    #expect(!reference.isReleased)
    holder = nil
    #expect(reference.isReleased)
  }

  @Test func `instances that hold one another are released together`() {
    final class Upper: Sendable {
      let lower = ServiceValues.current[HolderKey.self]
      let values = ServiceValues.current
    }
    enum UpperKey: PlainKey { static var value: Upper { Upper() } }
    let references = withLeaf(10) {
      let upper = ServiceValues.current[UpperKey.self]
      return (Weak(upper), Weak(upper.lower))
    }
    #expect(references.0.isReleased)
    #expect(references.1.isReleased)
  }

  @Test func `an instance that later reads through its stored values is released with its override`() {
    let references = withLeaf(10) {
      let holder = ServiceValues.current[HolderKey.self]
      #expect(holder.values[HolderKey.self] === holder)
      #expect(holder.values[Plain.self].name == "10")
      return (Weak(holder), Weak(holder.values[Plain.self]))
    }
    #expect(references.0.isReleased)
    #expect(references.1.isReleased)
  }

  @Test func `a task retains the values that it runs under`() async {
    let (end, continuation) = AsyncStream<Never>.makeStream()
    let (task, reference) = withLeaf(10) {
      let reference = Weak(ServiceValues.current[HolderKey.self])
      let task = Task {
        for await _ in end {}
        return ServiceValues.current[HolderKey.self] === reference.object
      }
      return (task, reference)
    }
    #expect(!reference.isReleased)
    continuation.finish()
    #expect(await task.value)
  }

  @Test func `an instance does not retain the layer of its first requester`() {
    let (resource, holder) = withServices {
      $0[Unrelated.self] = Instance()
    } operation: {
      (Weak(ServiceValues.current[Unrelated.self]), ServiceValues.current[HolderKey.self])
    }
    #expect(resource.isReleased)
    #expect(ServiceValues.current[HolderKey.self] === holder)
  }

  @Test func `an instance does not retain the layer of the default that requested it first`() {
    // The holder belongs to the base, but `Dependent`, which belongs to the override, requests it first.
    enum Dependent: PlainKey {
      static var value: Instance {
        _ = ServiceValues.current[HolderKey.self]
        return Instance(ServiceValues.current[Resource.self].name)
      }
    }
    let resource = withServices {
      $0[Resource.self] = Instance("set")
    } operation: {
      #expect(ServiceValues.current[Dependent.self].name == "set")
      return Weak(ServiceValues.current[Resource.self])
    }
    #expect(resource.isReleased)
  }

  @Test func `outdated instances are released before their layer`() {
    var values = ServiceValues.current
    values[Leaf.self] = 10
    let outer = values
    let references = (0..<10).map { number in
      var inner = outer
      inner[Resource.self] = Instance("\(number)")
      return Weak(inner[Both.self])
    }
    #expect(references.filter { !$0.isReleased }.isEmpty)
    #expect(outer[Leaf.self] == 10)
  }

  private enum Both: PlainKey {
    static var value: Instance {
      Instance("\(ServiceValues.current[Leaf.self]) \(ServiceValues.current[Resource.self].name)")
    }
  }

  @Test func `the instances of a test are released with its root`() {
    let references = RootKind.test.run { () -> (Weak<Holder>, Weak<Instance>) in
      let holder = ServiceValues.current[HolderKey.self]
      return (Weak(holder), Weak(holder.values[Plain.self]))
    }
    #expect(references.0.isReleased)
    #expect(references.1.isReleased)
  }
}
