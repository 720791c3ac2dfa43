import FurnishTesting

/// Work that a test starts and does not await: it begins after the test has ended.
// `@unchecked Sendable`: `task` is set by the test and read after it.
final class Leftover: @unchecked Sendable {
  private let gate = AsyncStream<Never>.makeStream()
  private var task: Task<Void, Never>?

  /// Starts the task of the work, which waits for ``finish()``. Call it in the test.
  func start(_ work: @escaping @Sendable () async -> Void) {
    let stream = gate.stream
    task = Task {
      for await _ in stream {}
      await work()
    }
  }

  /// Lets the work run, and awaits it. Call it when the test is over.
  func finish() async {
    gate.continuation.finish()
    await task?.value
  }
}

/// Returns the reports of `work`, which a case under `trait` has started and which continues after the case.
nonisolated(nonsending) func reportsOfLeftover(
  _ trait: ServicesTrait = .services, _ work: @escaping @Sendable () async -> Void
) async -> [Report] {
  let leftover = Leftover()
  return await reports {
    try? await trait.run { leftover.start(work) }
    await leftover.finish()
  }
}
