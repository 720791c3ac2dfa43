import Furnish
import Testing

/// Many tasks that open, close, cancel and override in one tree.
struct TreeStressTests {
  @Test func `tasks that open, close, cancel and override neither build twice nor leak nor hang`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging(after: Rounds.patience)
      let rounds = Rounds.few(200).count / 20
      let census = StressCensus()
      do {
        for epoch in 0..<max(1, rounds / 10) { try await Self.run(census, rounds: 10, epoch) }
      } catch {
        Issue.record(error)
      }
      #expect(census.builtTwice.value == 0)
      #expect(census.closedTwice.value == 0)
      #expect(census.unclosed.value == 0)
      #expect(census.population.living == 0)
    }
  }

  /// Runs 64 tasks in one container, each of which runs `rounds` rounds.
  private static func run(_ census: StressCensus, rounds: Int, _ epoch: Int) async throws {
    let tag = StressTag(census)
    let provider = try StressTown.provider(tag)
    let shared = [provider, override(provider, StressTag(census)), override(provider, StressTag(census))]
    // Scopes and overrides that are neither closed nor released before the root is closed.
    let open = Shared<[ServiceScope]>([])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<64 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(epoch * 64 + task))
          for _ in 0..<rounds {
            if let openNode = try await round(shared[random.below(3)], census, &random) {
              open.withValue { $0.append(openNode) }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    try await provider.close()
  }

  private static func override(_ provider: ServiceScope, _ tag: StressTag) -> ServiceScope {
    provider.overriding { $0.replacing.register(StressTag.self, name: StressTown.tree) { tag } }
  }

  /// Opens a scope and, in some rounds, an override of it; requests units; and closes or releases both, or neither.
  ///
  /// - Returns: The override, or the scope if no override was opened; `nil` if both were closed or released.
  private static func round(
    _ provider: ServiceScope, _ census: StressCensus, _ random: inout SeededGenerator
  ) async throws -> ServiceScope? {
    let scope = random.chance(50) ? provider.makeScope() : provider.makeScope(StressLevel.self)
    let scopeTag = try await scope.require(StressTag.self, name: StressTown.scope)
    var (node, tags) = (scope, [scopeTag])
    if random.chance(40) {
      tags.append(StressTag(census, over: scopeTag))
      node = override(scope, tags[1])
    }
    for _ in 0..<4 {
      try await request(random.below(StressTown.count), from: random.chance(50) ? node : scope, &random)
    }
    switch random.below(4) {
    case 0:
      for tag in tags { tag.noteRelease() }
      return nil
    case 1:
      return node
    case 2:
      // Other tasks request from the node while the scope closes.
      let numbers = (0..<3).map { _ in random.below(StressTown.count) }
      await withTaskGroup(of: Void.self) { [node] group in
        for number in numbers {
          group.addTask { _ = try? await node.require(StressUnit.self, name: StressTown.name(number)) }
        }
        group.addTask { try? await scope.close() }
      }
      return nil
    default:
      try await scope.close()
      return nil
    }
  }

  private static func request(
    _ number: Int, from node: ServiceScope, _ random: inout SeededGenerator
  ) async throws {
    if !StressTown.isAsync(number), random.chance(50) {
      _ = try StressTown.requireUnit(number, from: node)
    } else if random.chance(30) {
      let task = Task { try await node.require(StressUnit.self, name: StressTown.name(number)) }
      if random.chance(50) { await Task.yield() }
      task.cancel()
      do { _ = try await task.value } catch is CancellationError {}
    } else {
      _ = try await node.require(StressUnit.self, name: StressTown.name(number))
    }
  }
}
