import Furnish
import Testing

/// Builds on several threads that wait for one another, or must not wait. Each test runs in a process of its own, which
/// ends if it hangs.
struct WaitingTests {
  /// Two defaults that read each other, each after the other has begun.
  private enum Left: PlainKey {
    static let hasBegun = Gate()
    static var value: Int {
      hasBegun.open()
      Right.hasBegun.wait()
      return ServiceValues.current[Right.self]
    }
  }

  private enum Right: PlainKey {
    static let hasBegun = Gate()
    static var value: Int {
      hasBegun.open()
      Left.hasBegun.wait()
      return ServiceValues.current[Left.self]
    }
  }

  @Test func `a cycle whose halves are built on two threads stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = TestThread.each(of: 2) { $0 == 0 ? ServiceValues.current[Left.self] : ServiceValues.current[Right.self] }
    }
    let text = standardError(result)
    #expect(text.contains("Left → Right → Left,") || text.contains("Right → Left → Right,"))
  }

  /// Three defaults that read one another in a ring, each after the others have begun.
  private enum Ring<Position: RingPosition>: PlainKey {
    static var value: Int {
      RingStart.barrier.arrive()
      return Position.readNext()
    }
  }

  private enum RingStart { static let barrier = Barrier(3) }
  private enum Red: RingPosition { static func readNext() -> Int { ServiceValues.current[Ring<Green>.self] } }
  private enum Green: RingPosition { static func readNext() -> Int { ServiceValues.current[Ring<Blue>.self] } }
  private enum Blue: RingPosition { static func readNext() -> Int { ServiceValues.current[Ring<Red>.self] } }

  @Test func `a cycle whose parts are built on three threads stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = TestThread.each(of: 3) {
        switch $0 {
        case 0: ServiceValues.current[Ring<Red>.self]
        case 1: ServiceValues.current[Ring<Green>.self]
        default: ServiceValues.current[Ring<Blue>.self]
        }
      }
    }
    #expect(standardError(result).contains("Ring<Red> → Ring<Green>"))
  }

  @Test func `a default may wait for a thread that reads another default`() async {
    enum Independent: PlainKey { static var value: Int { 5 } }
    enum Blocking: PlainKey {
      static let hasBegun = Gate()
      static let mayEnd = Gate()
      static var value: Int {
        hasBegun.open()
        mayEnd.wait()
        return 1
      }
    }
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let other = TestThread {
        Blocking.hasBegun.wait()
        precondition(ServiceValues.current[Independent.self] == 5)
        Blocking.mayEnd.open()
      }
      precondition(ServiceValues.current[Blocking.self] == 1)
      other.join()
    }
  }

  @Test func `a default may wait for a thread that reads the same key`() async {
    enum Shared: PlainKey { static var value: Int { 5 } }
    enum Blocking: PlainKey {
      static let hasBegun = Gate()
      static let mayEnd = Gate()
      static var value: Int {
        let shared = ServiceValues.current[Shared.self]
        hasBegun.open()
        mayEnd.wait()
        return shared
      }
    }
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let other = TestThread {
        Blocking.hasBegun.wait()
        precondition(ServiceValues.current[Shared.self] == 5)
        Blocking.mayEnd.open()
      }
      precondition(ServiceValues.current[Blocking.self] == 5)
      other.join()
    }
  }

  @Test func `a default may wait for a thread that creates the same default under another override`() async {
    enum Number: PlainKey { static var value: Int { 1 } }
    enum Blocking: PlainKey {
      static let hasBegun = Gate()
      static let mayEnd = Gate()
      static var value: Int {
        let number = ServiceValues.current[Number.self]
        if number == 1 {
          hasBegun.open()
          mayEnd.wait()
        }
        return number
      }
    }
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let other = TestThread {
        Blocking.hasBegun.wait()
        let inside = withServices {
          $0[Number.self] = 2
        } operation: {
          ServiceValues.current[Blocking.self]
        }
        precondition(inside == 2)
        Blocking.mayEnd.open()
      }
      precondition(ServiceValues.current[Blocking.self] == 1)
      other.join()
    }
  }

  @Test func `a default may wait for a thread that sets and reads overrides`() async {
    enum Number: PlainKey { static var value: Int { 1 } }
    enum Doubled: PlainKey { static var value: Int { ServiceValues.current[Number.self] * 2 } }
    enum Blocking: PlainKey {
      static var value: Int {
        let continuation = withEscapedServices { $0 }
        return TestThread.run {
          continuation.yield {
            withServices {
              $0[Number.self] = 10
            } operation: {
              ServiceValues.current[Doubled.self]
            }
          }
        }
      }
    }
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      precondition(ServiceValues.current[Blocking.self] == 20)
      precondition(ServiceValues.current[Doubled.self] == 2)
    }
  }

  /// In one layer the first default reads the second, in the other layer the second reads the first: neither layer has a
  /// cycle, in whatever order two threads read.
  private enum Direction: PlainKey { static var value: Int { 0 } }
  private enum CrossStart { static let barriers = (0..<100).map { _ in Barrier(2) } }
  private enum Round: PlainKey { static var value: Int { 0 } }

  private enum First: PlainKey {
    static var value: Int {
      CrossStart.barriers[ServiceValues.current[Round.self]].arrive()
      return ServiceValues.current[Direction.self] == 1 ? ServiceValues.current[Second.self] + 1 : 10
    }
  }

  private enum Second: PlainKey {
    static var value: Int {
      CrossStart.barriers[ServiceValues.current[Round.self]].arrive()
      return ServiceValues.current[Direction.self] == 2 ? ServiceValues.current[First.self] + 2 : 20
    }
  }

  @Test func `layers that create two defaults in opposite order do not wait forever`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      for round in CrossStart.barriers.indices {
        withServices {
          $0[Round.self] = round
        } operation: {
          let outer = ServiceValues.current
          let read = TestThread.each(of: 2) { number in
            var values = outer
            values[Direction.self] = number + 1
            return number == 0 ? values[First.self] : values[Second.self]
          }
          precondition(read == [21, 12])
        }
      }
    }
  }

  @Test func `threads that wait for one build and then for another receive the same instances`() async {
    enum Slow<Level>: PlainKey {
      static var value: Instance {
        Instance("\(Level.self)")
      }
    }
    enum Above: PlainKey {
      static var value: [Instance] {
        [ServiceValues.current[Slow<Int>.self], ServiceValues.current[Slow<String>.self]]
      }
    }
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      for _ in 0..<50 {
        let values = RootKind.program.makeValues()
        let start = Barrier(16)
        let read = TestThread.each(of: 16) { number in
          start.arrive()
          return number.isMultiple(of: 2)
            ? values[Above.self] : [values[Slow<Int>.self], values[Slow<String>.self]]
        }
        precondition(read.allSatisfy { $0[0] === read[0][0] && $0[1] === read[0][1] })
      }
    }
  }
}

private protocol RingPosition { static func readNext() -> Int }
