import Furnish
import Testing

/// Instances whose `deinit` requests services: it is code of users, and must not run under a lock.
/// Each in a process of its own, which a hang costs its life.
struct FarewellTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: Int { 2 } }

  /// Counts its releases; created again for each layer.
  private enum Log: PlainKey { static var value: Int { ServiceValues.current[First.self] } }

  private static let goneCount = Shared(0)

  private final class Farewell: Sendable {
    let number = ServiceValues.current[First.self]

    deinit {
      // A default, an override with a default of its own, and one of the first reads.
      precondition(ServiceValues.current[Log.self] > 0)
      let inside = withServices {
        $0[First.self] = 5
      } operation: {
        ServiceValues.current[Log.self]
      }
      precondition(inside == 5)
      FarewellTests.goneCount.withValue { $0 += 1 }
    }
  }

  private enum FarewellKey: PlainKey {
    static var value: Farewell {
      _ = ServiceValues.current[Second.self]
      return Farewell()
    }
  }

  private enum Held: PlainKey { static var value: Farewell { Farewell() } }

  @Test func `an instance may read when its scope ends`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      withServices {
        $0[First.self] = 10
      } operation: {
        _ = ServiceValues.current[FarewellKey.self]
      }
      precondition(FarewellTests.goneCount.value == 1)
    }
  }

  @Test func `an overridden value may read when it is set over`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      var values = ServiceValues()
      for _ in 0..<3 { values[Held.self] = Farewell() }
      precondition(FarewellTests.goneCount.value == 2)
    }
  }

  @Test func `an instance may read when another replaces it`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      // Each object brings another override of the first number, and is released before the next: then the values that
      // live with the reader can never be valid again.
      let outside = ServiceValues.current
      withServices {
        $0[Second.self] = 20
      } operation: {
        for number in 10..<20 {
          let owner = withServices {
            $0 = outside
            $0[First.self] = number
          } operation: {
            Injected(FarewellKey.self)
          }
          precondition(owner.wrappedValue.number == number)
        }
        precondition(FarewellTests.goneCount.value >= 8)
      }
      precondition(FarewellTests.goneCount.value == 10)
    }
  }

  @Test func `instances may read while others are created on many threads`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let outer = withServices {
        $0[Second.self] = 20
      } operation: {
        ServiceValues.current
      }
      _ = TestThread.each(of: 8) { thread in
        for round in 0..<200 {
          var values = outer
          values[First.self] = thread * 1_000 + round + 1
          precondition(values[FarewellKey.self].number == thread * 1_000 + round + 1)
          values[Second.self] = round
          precondition(values[FarewellKey.self].number == thread * 1_000 + round + 1)
        }
      }
      precondition(FarewellTests.goneCount.value == 3_200)
    }
  }
}
