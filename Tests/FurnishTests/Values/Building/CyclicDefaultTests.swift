import Furnish
import Testing

/// A default that depends on itself stops the program with its path, and never hangs.
struct CyclicDefaultTests {
  private enum Narcissus: PlainKey { static var value: Int { ServiceValues.current[Narcissus.self] } }

  private enum Hen: PlainKey { static var value: Int { ServiceValues.current[Egg.self] } }
  private enum Egg: PlainKey { static var value: Int { ServiceValues.current[Hen.self] } }

  private enum Farm: PlainKey { static var value: Int { ServiceValues.current[Hen.self] } }

  private enum One: PlainKey { static var value: Int { ServiceValues.current[Two.self] } }
  private enum Two: PlainKey { static var value: Int { ServiceValues.current[Three.self] } }
  private enum Three: PlainKey { static var value: Int { ServiceValues.current[Four.self] } }
  private enum Four: PlainKey { static var value: Int { ServiceValues.current[Five.self] } }
  private enum Five: PlainKey { static var value: Int { ServiceValues.current[One.self] } }

  private enum Unrelated: PlainKey { static var value: Int { 0 } }

  @Test func `a default that reads itself stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[Narcissus.self]
    }
    #expect(standardError(result).contains("Narcissus → Narcissus,"))
  }

  @Test func `a cycle of two defaults stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[Hen.self]
    }
    #expect(standardError(result).contains("Hen → Egg → Hen,"))
  }

  @Test func `a cycle of five defaults stops the program with its whole path`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[Three.self]
    }
    #expect(standardError(result).contains("Three → Four → Five → One → Two → Three,"))
  }

  @Test func `the path does not contain the reads that lead to the cycle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[Farm.self]
    }
    #expect(standardError(result).contains("Hen → Egg → Hen,"))
    #expect(!standardError(result).contains("Farm →"))
  }

  @Test func `a cycle under an unrelated override stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      withServices {
        $0[Unrelated.self] = 1
      } operation: {
        _ = ServiceValues.current[Hen.self]
      }
    }
    #expect(standardError(result).contains("Hen → Egg → Hen,"))
  }

  @Test func `a cycle in the update of withServices stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      withServices {
        $0[Hen.self] += 1
      } operation: {
      }
    }
    #expect(standardError(result).contains("Hen → Egg → Hen,"))
  }

  @Test func `a cycle that overrides a value in each round stops the program`() async {
    enum Spiral: PlainKey {
      static var value: Int {
        withServices {
          $0[Unrelated.self] += 1
        } operation: {
          ServiceValues.current[Spiral.self]
        }
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[Spiral.self]
    }
    #expect(standardError(result).contains("Spiral → Spiral"))
  }

  @Test func `a cycle through a service stops the program`() async {
    struct Waiter: Service {
      struct Endpoints { var wait: Endpoint<Int> = { $0[WaiterKey.self] } }
      var environment = ServiceValues()
      var endpoints = Endpoints()
    }
    enum WaiterKey: PlainKey { static var value: Int { ServiceValues.current[service: \Waiter.self].wait } }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[WaiterKey.self]
    }
    #expect(standardError(result).contains("WaiterKey → WaiterKey,"))
  }

  @Test func `a cycle through an object that the default creates stops the program`() async {
    final class Owner: Sendable { let number = Injected(OwnerKey.self) }
    enum OwnerKey: PlainKey { static var value: Int { Owner().number.wrappedValue } }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      stopIfHanging()
      _ = ServiceValues.current[OwnerKey.self]
    }
    #expect(standardError(result).contains("OwnerKey → OwnerKey,"))
  }

  // MARK: No cycles

  @Test func `an override on the cycle breaks it`() {
    withServices {
      $0[Egg.self] = 10
    } operation: {
      #expect(ServiceValues.current[Hen.self] == 10)
      #expect(ServiceValues.current[Farm.self] == 10)
    }
  }

  @Test func `a default may read itself under an override that ends it`() {
    enum Countdown: PlainKey { static var value: Int { 8 } }
    enum Factorial: PlainKey {
      static var value: Int {
        let number = ServiceValues.current[Countdown.self]
        if number == 0 { return 1 }
        return number
          * withServices {
            $0[Countdown.self] -= 1
          } operation: {
            ServiceValues.current[Factorial.self]
          }
      }
    }
    #expect(ServiceValues.current[Factorial.self] == 40_320)
  }

  @Test func `the result of a default may read the default later`() {
    enum Late: PlainKey {
      static var value: @Sendable () -> Bool {
        let values = ServiceValues.current
        return {
          _ = values[Late.self]
          return true
        }
      }
    }
    #expect(ServiceValues.current[Late.self]())
  }

  /// Checks that this is no cycle: the thread waits for the default, but the default does not wait for the thread.
  @Test func `a thread that a default started may read that default`() async {
    enum Observed: PlainKey {
      static let isRead = Gate()
      static var value: Int {
        let continuation = withEscapedServices { $0 }
        TestThread {
          continuation.yield { _ = ServiceValues.current[Observed.self] }
          isRead.open()
        }
        // Gives the thread time to read: its read must not end before this default does.
        precondition(!isRead.opens(within: 0.3))
        return 1
      }
    }
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      precondition(ServiceValues.current[Observed.self] == 1)
      Observed.isRead.wait()
    }
  }
}
