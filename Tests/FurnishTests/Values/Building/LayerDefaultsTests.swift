import Furnish
import Testing

/// The layer that stores a default: the innermost layer with an override that the default has read.
@Suite(.onEveryRoot)
struct LayerDefaultsTests {
  private enum Leaf: PlainKey { static var value: Int { 1 } }
  private enum Middle: PlainKey {
    static var value: Instance { Instance("middle of \(ServiceValues.current[Leaf.self])") }
  }
  private enum Top: PlainKey {
    static var value: Instance { Instance("top of \(ServiceValues.current[Middle.self].name)") }
  }
  private enum Unrelated: PlainKey { static var value: Int { 0 } }

  private static var middle: Instance { ServiceValues.current[Middle.self] }
  private static var top: Instance { ServiceValues.current[Top.self] }
  private var middle: Instance { Self.middle }
  private var top: Instance { Self.top }

  private func withLeaf<Success>(_ leaf: Int, _ operation: () throws -> Success) rethrows -> Success {
    try withValue(Leaf.self, leaf, operation)
  }

  @Test func `an instance is rebuilt under an override that it reads`() {
    #expect(middle.name == "middle of 1")
    #expect(withLeaf(10) { middle.name } == "middle of 10")
  }

  @Test func `an instance created under an override is not stored outside`() {
    #expect(withLeaf(10) { middle.name } == "middle of 10")
    #expect(middle.name == "middle of 1")
  }

  @Test func `an instance is rebuilt under an override that its dependency reads`() {
    #expect(top.name == "top of middle of 1")
    #expect(withLeaf(10) { top.name } == "top of middle of 10")
  }

  @Test func `an instance created under an override that its dependency reads is not stored outside`() {
    #expect(withLeaf(10) { top.name } == "top of middle of 10")
    #expect(top.name == "top of middle of 1")
  }

  @Test func `the outer instance is returned again after an override`() {
    let before = top
    withLeaf(10) { #expect(top !== before) }
    #expect(top === before)
  }

  @Test func `one override has one instance`() {
    withLeaf(10) {
      let first = top
      #expect(top === first)
    }
  }

  @Test func `two overrides with the same value have two instances`() {
    let first = withLeaf(10) { top }
    let second = withLeaf(10) { top }
    #expect(first !== second)
  }

  @Test func `an unrelated override shares the outer instance`() {
    let outer = top
    withServices {
      $0[Unrelated.self] = 1
    } operation: {
      #expect(top === outer)
    }
  }

  @Test func `an instance that is created under an unrelated override is shared with the code outside`() {
    let inner = withServices {
      $0[Unrelated.self] = 1
    } operation: {
      top
    }
    #expect(top === inner)
  }

  @Test func `an unrelated override inside a related one shares the instance of the related one`() {
    withLeaf(10) {
      let outer = top
      withServices {
        $0[Unrelated.self] = 1
      } operation: {
        #expect(top === outer)
      }
    }
  }

  @Test func `an instance created under a related and an unrelated override belongs to the related one`() {
    withLeaf(10) {
      let inner = withServices {
        $0[Unrelated.self] = 1
      } operation: {
        top
      }
      #expect(top === inner)
    }
    #expect(top.name == "top of middle of 1")
  }

  @Test func `a related override inside an unrelated one rebuilds the instance`() {
    let outer = top
    withServices {
      $0[Unrelated.self] = 1
    } operation: {
      withLeaf(10) { #expect(top.name == "top of middle of 10") }
      #expect(top === outer)
    }
  }

  @Test func `overriding a dependency rebuilds the default that reads it`() {
    let outer = top
    withServices {
      $0[Middle.self] = Instance("set")
    } operation: {
      #expect(top.name == "top of set")
    }
    #expect(top === outer)
  }

  @Test func `an override that only an overridden default would read rebuilds nothing`() {
    withServices {
      $0[Middle.self] = Instance("set")
    } operation: {
      let outer = top
      withLeaf(10) { #expect(top === outer) }
    }
  }

  @Test func `an inner override of the same key rebuilds the instance`() {
    withLeaf(10) {
      let outer = top
      withLeaf(20) { #expect(top.name == "top of middle of 20") }
      #expect(top === outer)
    }
  }

  @Test func `a default is shared under an override of a key that depends on it`() {
    let isShared = withLeaf(10) { () -> Bool in
      let below = middle
      return withServices {
        $0[Top.self] = Instance("set")
      } operation: {
        middle === below
      }
    }
    #expect(isShared)
  }

  @Test func `tasks under an override share its instance`() async {
    await withServices {
      $0[Leaf.self] = 10
    } operation: {
      async let one = Self.top
      async let other = Self.top
      #expect(await one === other)
      #expect(await one === top)
    }
  }

  @Test func `an instance created in a task under an override is not stored outside`() async {
    let inside = await withServices {
      $0[Leaf.self] = 10
    } operation: {
      await Task { Self.top }.value
    }
    #expect(inside.name == "top of middle of 10")
    #expect(top.name == "top of middle of 1")
  }

  @Test func `an instance from outside is rebuilt in a task under an override`() async {
    let outer = top
    let inside = await withServices {
      $0[Leaf.self] = 10
    } operation: {
      await Task { Self.top }.value
    }
    #expect(inside.name == "top of middle of 10")
    #expect(top === outer)
  }

  @Test func `sibling tasks do not share instances that read their overrides`() async {
    let names = await withTaskGroup { group in
      for leaf in 0..<20 {
        group.addTask {
          await withServices {
            $0[Leaf.self] = leaf
          } operation: {
            await Task.yield()
            return Self.top.name
          }
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(names == Set((0..<20).map { "top of middle of \($0)" }))
  }
}
