import Furnish
import FurnishTesting
import Testing

/// Observers of a container that is used by many tasks at the same time.
@Suite(.timeLimit(.minutes(60))) struct ObserverStressTests {
  private struct Broken: Error {}

  private final class Root: Closeable, Sendable {
    func close() async {}
  }

  private final class Visit: Closeable, Sendable {
    private let root: Root
    init(root: Root) { self.root = root }
    func close() async {}
  }

  private final class Ticket: Closeable, Sendable {
    private let visit: Visit
    init(visit: Visit) { self.visit = visit }
    func close() async throws { throw Broken() }
  }

  private final class Note: Closeable, Sendable {
    func close() async {}
  }

  /// An observer that counts events by their text, and those with a negative duration.
  private final class Counts: ContainerObserver {
    private let counts = Shared<[String: Int]>([:])
    let threads = Shared<Set<UInt>>([])

    func receive(_ event: ContainerEvent) {
      let kind = "\(event)".prefix { $0 != "(" }
      counts.withValue { $0["\(kind)", default: 0] += 1 }
      threads.withValue { _ = $0.insert(event.thread) }
      if event.duration < .zero { counts.withValue { $0["negative", default: 0] += 1 } }
    }

    var all: [String: Int] { counts.value }
  }

  @Test func `each event of 64 tasks that open and close scopes reaches each observer once`() async throws {
    let (tasks, rounds) = (64, 40)
    let container = ServiceContainer()
    let (first, second) = (Counts(), Counts())
    container.observe(with: first)
    try container.services
      .register(Root.self) { Root() }
      .register(Visit.self, lifetime: .scoped, Visit.init(root:))
      .register(Ticket.self, lifetime: .scoped, Ticket.init(visit:))
      .register(Note.self, lifetime: .transient) { Note() }
      .register(Int.self, lifetime: .scoped) { (_: Visit) throws -> Int in throw Broken() }
    container.observe(with: second)
    let provider = try container.validated()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<tasks {
        group.addTask {
          for round in 0..<rounds {
            let scope = provider.makeScope()
            _ = try? await scope.require(Ticket.self)
            _ = try? await scope.require(Note.self)
            if (task + round).isMultiple(of: 4) { _ = try? await scope.require(Int.self) }
            try? await scope.close()
          }
        }
      }
      // Observers that are added during the requests do not affect `first` and `second`.
      group.addTask {
        for _ in 0..<20 {
          container.observe(with: Counts())
          await Task.yield()
        }
      }
    }
    try await container.close()
    let scopes = tasks * rounds
    let expected = [
      "created Root in root ": 1, "closed Root in root ": 1,
      "created Visit in scope ": scopes, "closed Visit in scope ": scopes,
      "created Ticket in scope ": scopes, "failed to close Ticket in scope ": scopes,
      "created Note in scope ": scopes, "closed Note in scope ": scopes,
      "failed to create Int in scope ": scopes / 4,
    ]
    #expect(first.all == expected)
    #expect(second.all == expected)
    #expect(!first.threads.value.contains(0))
  }

  @Test func `scopes that are closed by several tasks at once report each instance once`() async throws {
    let container = ServiceContainer()
    let counts = Counts()
    container.observe(with: counts)
    try container.services
      .register(Root.self) { Root() }
      .register(Visit.self, lifetime: .scoped, Visit.init(root:))
    let provider = try container.validated()
    let scopes = (0..<200).map { _ in provider.makeScope() }
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask {
          for scope in task.isMultiple(of: 2) ? scopes : scopes.reversed() {
            _ = try? await scope.require(Visit.self)
            try? await scope.close()
          }
        }
      }
    }
    try await container.close()
    let all = counts.all
    #expect(all["created Visit in scope "] == all["closed Visit in scope "])
    #expect((all["created Visit in scope "] ?? 0) >= 1)
    #expect(all["created Root in root "] == 1 && all["closed Root in root "] == 1)
    #expect(all["negative"] == nil)
  }
}
