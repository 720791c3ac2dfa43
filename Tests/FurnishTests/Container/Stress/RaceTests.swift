import Furnish
import Testing

/// Races of two operations, whose timing differs from round to round.
struct RaceTests {
  private final class Session: Closeable, Sendable {
    private let closed: Shared<Int>
    init(_ closed: Shared<Int>) { self.closed = closed }
    func close() async throws { closed.withValue { $0 += 1 } }
  }

  @Test(arguments: [false, true])
  func `a scope that closes while tasks request from it leaves no instance open`(isAsync: Bool) async {
    await #expect(processExitsWith: .success) { [isAsync] in
      stopIfHanging(after: Rounds.patience)
      let (created, closed) = (Shared(0), Shared(0))
      let provider = try validatedProvider {
        if isAsync {
          $0.register(Session.self, lifetime: .scoped) { () async in
            await Task.yield()
            created.withValue { $0 += 1 }
            return Session(closed)
          }
        } else {
          $0.register(Session.self, lifetime: .scoped) {
            created.withValue { $0 += 1 }
            return Session(closed)
          }
        }
      }
      for round in Rounds.few(300) {
        let scope = provider.makeScope()
        let before = created.value
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<3 { group.addTask { _ = try? await scope.require(Session.self) } }
          group.addTask {
            for _ in 0..<(round % 7) { await Task.yield() }
            try? await scope.close()
          }
        }
        #expect(created.value - before <= 1)
        #expect(created.value == closed.value)
      }
    }
  }

  @Test func `canceling a request as its build ends does not affect the other requests`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging(after: Rounds.patience)
      let created = Shared(0)
      let provider = try validatedProvider {
        $0.register(Instance.self, lifetime: .scoped) { () async throws in
          await Task.yield()
          try Task.checkCancellation()
          created.withValue { $0 += 1 }
          return Instance()
        }
      }
      for round in Rounds.few(300) {
        let scope = provider.makeScope()
        let before = created.value
        let canceled = Task { try await scope.require(Instance.self) }
        for _ in 0..<(round % 5) { await Task.yield() }
        let waiting = Task { try await scope.require(Instance.self) }
        canceled.cancel()
        let late = Task { try await scope.require(Instance.self) }
        let instances = [await waiting.result, await late.result].map { try? $0.get() }
        _ = await canceled.result
        #expect(instances[0] != nil && isSame(instances[0], instances[1]))
        #expect(created.value - before == 1)
      }
    }
  }

  @Test func `all threads and tasks that wait for one build receive its instance`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging(after: Rounds.patience)
      let provider = try validatedProvider {
        $0.register(Instance.self, lifetime: .scoped) { Instance() }
      }
      for _ in Rounds.few(300) {
        let scope = provider.makeScope()
        let tasks = (0..<3).map { _ in Task { try await scope.require(Instance.self) } }
        let threads = (0..<2).map { _ in TestThread { _ = scope.resolveRequired(Instance.self) } }
        var instances: Set<ObjectIdentifier> = []
        for task in tasks { instances.insert(ObjectIdentifier(try await task.value)) }
        for thread in threads { thread.join() }
        #expect(instances.count == 1)
      }
    }
  }
}
