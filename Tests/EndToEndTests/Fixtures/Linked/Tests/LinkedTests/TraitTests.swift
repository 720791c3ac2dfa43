import Furnish
import FurnishTesting
import Testing

struct TraitTests {
  @Test(.services { _ in throw NoNetwork() })
  func isNotRun() {
    print("isNotRun() was run")
  }

  @Test(.services { $0[LiveOnlyKey.self] = 1 }, arguments: [1, 2])
  func overridesWhatHasNoTestValue(number: Int) {
    #expect(ServiceValues.current[LiveOnlyKey.self] == 1)
  }

  @Test(.services { $0[LiveOnlyKey.self] = 1 })
  func overridesForItselfAlone() {
    withServices {
      $0 = ServiceValues()
    } operation: {
      #expect(ServiceValues.current[LiveOnlyKey.self] == 7)  // below the trait
    }
  }
}

struct NoNetwork: Error {}

/// The second test awaits what the first one left behind.
@Suite(.serialized) struct LeftoverTests {
  static let gate = AsyncStream<Never>.makeStream()
  static let (tasks, task) = AsyncStream<Task<Void, Never>>.makeStream()

  @Test(.services) func first() {
    Self.task.yield(
      Task {
        for await _ in Self.gate.stream {}
        _ = ServiceValues.current[ModeKey.self]  // left behind
      })
  }

  @Test func second() async {
    Self.gate.continuation.finish()
    for await task in Self.tasks {
      await task.value
      break
    }
  }
}
