import Furnish
import Testing

/// Defaults that read other defaults while they are created.
@Suite(.onEveryRoot)
struct BuildTests {
  /// The diamond: the top reads left and right, and both read the leaf.
  private enum Leaf: PlainKey {
    static var value: Instance {
      Journal.note("leaf")
      return Instance()
    }
  }

  private enum Left: PlainKey {
    static var value: [Instance] {
      Journal.note("left")
      return [ServiceValues.current[Leaf.self]]
    }
  }

  private enum Right: PlainKey {
    static var value: [Instance] {
      Journal.note("right")
      return [ServiceValues.current[Leaf.self]]
    }
  }

  private enum Top: PlainKey {
    static var value: [Instance] {
      Journal.note("top")
      return ServiceValues.current[Left.self] + ServiceValues.current[Right.self]
    }
  }

  @Test func `a default may read another default`() {
    let notes = Journal.of {
      let left = ServiceValues.current[Left.self]
      #expect(left[0] === ServiceValues.current[Leaf.self])
    }
    #expect(notes == ["left", "leaf"])
  }

  @Test func `the leaf of a diamond is created once`() {
    let notes = Journal.of {
      let top = ServiceValues.current[Top.self]
      #expect(top[0] === top[1])
    }
    #expect(notes == ["top", "left", "leaf", "right"])
  }

  @Test func `a default that another default read is the same for all readers`() {
    let top = ServiceValues.current[Top.self]
    #expect(top[0] === ServiceValues.current[Leaf.self])
    #expect(top[0] === ServiceValues.current[Left.self][0])
  }

  @Test func `a default may read another default that was created before`() {
    let leaf = ServiceValues.current[Leaf.self]
    let notes = Journal.of { #expect(ServiceValues.current[Top.self][1] === leaf) }
    #expect(notes == ["top", "left", "right"])
  }

  @Test func `a default may read one key many times`() {
    enum Greedy: PlainKey {
      static var value: [Instance] { (0..<100).map { _ in ServiceValues.current[Leaf.self] } }
    }
    let notes = Journal.of {
      let read = ServiceValues.current[Greedy.self]
      #expect(read.allSatisfy { $0 === read[0] })
    }
    #expect(notes == ["leaf"])
  }

  @Test func `a default may read through withServices`() {
    enum Number: PlainKey { static var value: Int { 1 } }
    enum Doubled: PlainKey { static var value: Int { ServiceValues.current[Number.self] * 2 } }
    enum Both: PlainKey {
      static var value: [Int] {
        let changed = withServices {
          $0[Number.self] = 10
        } operation: {
          ServiceValues.current[Doubled.self]
        }
        return [ServiceValues.current[Doubled.self], changed]
      }
    }
    #expect(ServiceValues.current[Both.self] == [2, 20])
    #expect(ServiceValues.current[Doubled.self] == 2)
  }

  @Test func `a value that a default overrides for itself is no dependency of it`() {
    enum Number: PlainKey { static var value: Int { 1 } }
    enum Fixed: PlainKey {
      static var value: Instance {
        withServices {
          $0[Number.self] = 10
        } operation: {
          Instance("\(ServiceValues.current[Number.self])")
        }
      }
    }
    let outer = ServiceValues.current[Fixed.self]
    withServices {
      $0[Number.self] = 20
    } operation: {
      #expect(ServiceValues.current[Fixed.self] === outer)
      #expect(outer.name == "10")
    }
  }

  @Test func `a default may read through a service, an object and escaped services`() {
    enum Number: PlainKey { static var value: Int { 1 } }
    final class Owner: Sendable {
      let number = Injected(Number.self)
    }
    struct Reader: Service {
      struct Endpoints { var read: Endpoint<Int> = { $0[Number.self] } }
      var environment = ServiceValues()
      var endpoints = Endpoints()
    }
    enum Three: PlainKey {
      static var value: [Int] {
        let continuation = withEscapedServices { $0 }
        return [
          ServiceValues.current[service: \Reader.self].read,
          Owner().number.wrappedValue,
          TestThread.run { continuation.yield { ServiceValues.current[Number.self] } },
        ]
      }
    }
    #expect(ServiceValues.current[Three.self] == [1, 1, 1])
    withServices {
      $0[Number.self] = 10
    } operation: {
      #expect(ServiceValues.current[Three.self] == [10, 10, 10])
    }
    #expect(ServiceValues.current[Three.self] == [1, 1, 1])
  }
}
