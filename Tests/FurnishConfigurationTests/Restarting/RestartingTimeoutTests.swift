import Furnish
import FurnishServiceLifecycle
import FurnishTesting
import InMemoryLogging
import Logging
import Testing

@Suite(.timeLimit(.minutes(60))) struct RestartingTimeoutTests {
  @Test func `a service that stops too slowly for a restart is canceled, and named in the log`() async throws {
    let works = try Waterworks { services in
      services.registerRunning(Deaf.self, onChange: .restart) { (settings: SizeSettings, steps: Steps) in
        Deaf(size: settings.size, steps: steps, endsOnCancellation: true)
      }
    }
    let (_, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "pump 1 stops")
    await works.advance { works in works.steps.all.contains("deaf 2 starts") }
    let warnings = works.log.entries.filter { $0.level == .warning }
    #expect(warnings.map(\.message) == ["A service did not end in time after graceful shutdown, and was canceled"])
    #expect(warnings.first?.metadata["service"] == "Deaf")
    await works.steps.wait(for: "fountain 2 starts")
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func `a service that cannot be stopped for a restart ends the group, and the error names it`() async throws {
    let works = try Waterworks { services in
      services.registerRunning(Deaf.self, onChange: .restart) { (settings: SizeSettings, steps: Steps) in
        Deaf(size: settings.size, steps: steps, endsOnCancellation: false)
      }
    }
    let (_, running) = try await works.run()
    works.setSize(2)
    await works.steps.wait(for: "pump 1 stops")
    await works.advance { works in works.container.state == .closed }
    let error = await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(
      error?.description == """
        Deaf did not end within 5.0 seconds after it was canceled, and is still running.
          where: Deaf, in its service group
          fix:   let its `run()` return when its task is canceled, or pass a longer `stopTimeout`.
        """)
    #expect(!works.steps.all.contains("deaf 2 starts") && !works.steps.all.contains("pump 2 starts"))
    works.steps.release("deaf 1 waits")
  }

  @Test func `the error names a service that is not ready in time after a restart`() async throws {
    let works = try Waterworks()
    let (_, running) = try await works.run()
    works.steps.hold("pump 2 starts")
    works.setSize(2)
    await works.steps.wait(for: "pump 2 starts")
    await works.advance { works in works.container.state == .stopping }
    works.steps.release("pump 2 starts")
    let error = await #expect(throws: RunningServiceError.self) { try await running.value }
    #expect(error?.reason == .startTimedOut)
    #expect(error?.service == "Pump")
  }
}

extension Waterworks {
  /// Advances the clock second by second until a condition holds, because a timer may start only after the first
  /// advance.
  fileprivate func advance(until isDone: (Waterworks) -> Bool) async {
    while !isDone(self) {
      await clock.advance(by: .seconds(1))
      try? await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// A service that ignores graceful shutdown, and cancellation unless `endsOnCancellation` is true.
private struct Deaf: RunningService {
  let size: Int
  let steps: Steps
  let endsOnCancellation: Bool

  func run() async throws {
    await steps.reach("deaf \(size) starts")
    if endsOnCancellation {
      try await Task.sleep(for: .seconds(3600))
    } else {
      steps.hold("deaf \(size) waits")
      await steps.reach("deaf \(size) waits")
    }
  }
}
