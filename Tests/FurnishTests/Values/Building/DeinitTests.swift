import Furnish
import Testing

/// Instances whose `deinit` reads services: a `deinit` is the user's code, and must not run while a lock is held. Each
/// test runs in a process of its own, which ends if it hangs.
struct DeinitTests {
  private enum First: PlainKey { static var value: Int { 1 } }
  private enum Second: PlainKey { static var value: Int { 2 } }

  /// A default that is computed again for each override of the first number.
  private enum Log: PlainKey { static var value: Int { ServiceValues.current[First.self] } }

  private static let releaseCount = Shared(0)

  private final class Farewell: Sendable {
    let number = ServiceValues.current[First.self]

    deinit {
      // Reads a default, and the same default under an override.
      precondition(ServiceValues.current[Log.self] > 0)
      let inside = withServices {
        $0[First.self] = 5
      } operation: {
        ServiceValues.current[Log.self]
      }
      precondition(inside == 5)
      DeinitTests.releaseCount.withValue { $0 += 1 }
    }
  }

  private enum FarewellKey: PlainKey {
    static var value: Farewell {
      _ = ServiceValues.current[Second.self]
      return Farewell()
    }
  }

  private enum Held: PlainKey { static var value: Farewell { Farewell() } }

  @Test func `an instance may read services when its override ends`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      withServices {
        $0[First.self] = 10
      } operation: {
        _ = ServiceValues.current[FarewellKey.self]
      }
      precondition(DeinitTests.releaseCount.value == 1)
    }
  }

  @Test func `an overridden value may read services when another value replaces it`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      var values = ServiceValues()
      for _ in 0..<3 { values[Held.self] = Farewell() }
      precondition(DeinitTests.releaseCount.value == 2)
    }
  }

  @Test func `an instance may read services when another instance replaces it`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      // Each object has its own override of the first number, and is released before the next one is created: after
      // that, the instance that is stored with the reader's override cannot be valid again.
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
        precondition(DeinitTests.releaseCount.value >= 8)
      }
      precondition(DeinitTests.releaseCount.value == 10)
    }
  }

  @Test func `instances may read services when they are released while many threads create instances`() async {
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
      precondition(DeinitTests.releaseCount.value == 3_200)
    }
  }
}
