import Furnish
import Testing

/// Reads through the values that an instance stored while it was created: these are the values of its owner, whichever
/// requester was first.
@Suite(.onEveryRoot)
struct OwnerTests {
  private enum Leaf: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 2 } }
  private enum Derived: PlainKey {
    static var value: Instance { Instance("\(ServiceValues.current[Leaf.self]) \(ServiceValues.current[Other.self])") }
  }

  private final class Holder: Sendable {
    let leaf = ServiceValues.current[Leaf.self]
    let values = ServiceValues.current
    let injected = Injected(Other.self)
    let continuation = withEscapedServices { $0 }
  }

  private enum HolderKey: PlainKey { static var value: Holder { Holder() } }

  private var holder: Holder { ServiceValues.current[HolderKey.self] }

  @Test func `the values of an instance have the overrides of its owner`() {
    let holder = withServices {
      $0[Leaf.self] = 10
    } operation: {
      self.holder
    }
    #expect(holder.values[Leaf.self] == 10)
    #expect(holder.continuation.yield { ServiceValues.current[Leaf.self] } == 10)
  }

  @Test func `the values of an instance have the overrides around its owner`() {
    let holder = withServices {
      $0[Other.self] = 20
    } operation: {
      withServices {
        $0[Leaf.self] = 10
      } operation: {
        self.holder
      }
    }
    #expect(holder.values[Other.self] == 20)
    #expect(holder.injected.wrappedValue == 20)
    #expect(holder.continuation.yield { ServiceValues.current[Other.self] } == 20)
  }

  @Test func `the values of an instance do not have overrides inside of its owner`() {
    let holder = withServices {
      $0[Leaf.self] = 10
    } operation: {
      withServices {
        $0[Other.self] = 20
      } operation: {
        self.holder
      }
    }
    #expect(holder.values[Other.self] == 2)
    #expect(holder.injected.wrappedValue == 2)
    #expect(holder.continuation.yield { ServiceValues.current[Other.self] } == 2)
  }

  @Test func `the values of an instance that read no override have none`() {
    let holder = withServices {
      $0[Other.self] = 20
    } operation: {
      self.holder
    }
    #expect(holder === self.holder)
    #expect(holder.values[Other.self] == 2)
    #expect(holder.injected.wrappedValue == 2)
  }

  @Test func `during its creation an instance reads the values of the requester`() {
    enum Curious: PlainKey {
      static var value: [Int] {
        let values = ServiceValues.current
        return [values[Other.self], Injected(Other.self).wrappedValue]
      }
    }
    withServices {
      $0[Other.self] = 20
    } operation: {
      #expect(ServiceValues.current[Curious.self] == [20, 20])
    }
  }

  @Test func `defaults read through the values of an instance are those of its owner`() {
    withServices {
      $0[Leaf.self] = 10
    } operation: {
      let holder = withServices {
        $0[Other.self] = 20
      } operation: {
        self.holder
      }
      #expect(holder.values[Derived.self].name == "10 2")
      #expect(holder.values[Derived.self] === ServiceValues.current[Derived.self])
    }
  }

  @Test func `defaults first read through the values of an instance are shared with its owner`() {
    withServices {
      $0[Leaf.self] = 10
    } operation: {
      let holder = self.holder
      let throughHolder = TestThread.run { holder.values[Derived.self] }
      #expect(ServiceValues.current[Derived.self] === throughHolder)
    }
  }

  @Test func `defaults read through the values of an instance stay after its owner was released`() {
    let holder = withServices {
      $0[Leaf.self] = 10
    } operation: {
      self.holder
    }
    let derived = holder.values[Derived.self]
    #expect(derived.name == "10 2")
    #expect(holder.values[Derived.self] === derived)
  }

  @Test func `an override inside of the values of an instance takes precedence`() {
    let holder = withServices {
      $0[Leaf.self] = 10
    } operation: {
      self.holder
    }
    holder.continuation.yield {
      withServices {
        $0[Other.self] = 30
      } operation: {
        #expect(ServiceValues.current[Derived.self].name == "10 30")
      }
    }
    #expect(holder.values[Derived.self].name == "10 2")
  }

  @Test func `an object that an instance creates later reads the values of the instance's owner`() {
    final class Parent: Sendable {
      let leaf = ServiceValues.current[Leaf.self]
      let values = ServiceValues.current
      func makeChild() -> Holder {
        withServices(from: self) { _ in
        } operation: {
          Holder()
        }
      }
    }
    enum ParentKey: PlainKey { static var value: Parent { Parent() } }
    let parent = withServices {
      $0[Leaf.self] = 10
    } operation: {
      ServiceValues.current[ParentKey.self]
    }
    #expect(parent.makeChild().leaf == 10)
    withServices {
      $0[Leaf.self] = 11
    } operation: {
      #expect(parent.makeChild().leaf == 11)
    }
  }

  @Test func `a default that one thread creates is not created again through the values of an instance`() {
    // Both reads lead to the base, and the second reader has to wait for the first.
    enum Slow: PlainKey {
      @TaskLocal static var builds = Barrier(1)
      static var value: Instance {
        builds.pass()
        _ = builds.allArrive(within: 0.3)
        return Instance()
      }
    }
    let builds = Barrier(2)
    let values = ServiceValues.current
    let holder = self.holder
    let read = TestThread.each(of: 2) { number in
      Slow.$builds.withValue(builds) { number == 0 ? values[Slow.self] : holder.values[Slow.self] }
    }
    #expect(read[0] === read[1])
    #expect(!builds.allArrive(within: 0))
  }
}
