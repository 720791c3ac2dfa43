import Configuration
import Furnish
import FurnishConfiguration
import Testing

@Suite(.timeLimit(.minutes(60))) struct ReloadingConcurrencyTests {
  @Test func `a scope that opens while settings change has no mixture of values, and no closed instance`() async throws
  {
    for seed in 0..<8 as Range<UInt64> {
      var random = SeededGenerator(seed: seed &* 7919)
      let graph = NodeGraph(using: &random)
      let journal = NodeJournal()
      let container = ServiceContainer()
      let source = MutableInMemoryProvider(knobs: graph.knobs)
      graph.register(in: try container.services, journal, ConfigReader(provider: source))
      try await container.start()
      let provider = try container.provider
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<4 {
          group.addTask {
            for round in 0..<60 {
              let number = task * 1_000 + round
              let scope = provider.makeScope()
              let values = (0..<graph.knobs).map { graph.value($0, of: scope) }
              for node in graph.plans.indices.shuffled() {
                let instance = try await graph.node(node, of: scope)
                journal.use(instance.id, in: number)
                for (knob, value) in instance.values where value != values[knob] {
                  journal.recordViolation("scope \(number) has \(values[knob]) and \(value) of knob \(knob)")
                }
              }
              journal.end(number)
              try await scope.close()
            }
          }
        }
        group.addTask {
          for value in 1...60 {
            source.set("knob\(value % graph.knobs)", .int(value))
            await Task.yield()
          }
        }
        try await group.waitForAll()
      }
      try await container.close()
      let state = journal.state
      try #require(state.violations == [], "seed \(seed): \(graph)")
      #expect(state.closed.sorted() == Array(state.created.indices))
    }
  }

  @Test func `closing the container while settings change ends, and closes everything once`() async throws {
    for round in 0..<40 {
      var random = SeededGenerator(seed: UInt64(round))
      let graph = NodeGraph(using: &random)
      let journal = NodeJournal()
      let container = ServiceContainer()
      let source = MutableInMemoryProvider(knobs: graph.knobs)
      graph.register(in: try container.services, journal, ConfigReader(provider: source))
      try await container.start()
      let provider = try container.provider
      let open = await withTaskGroup(of: [ServiceScope].self) { group in
        group.addTask {
          // Retains the scopes, because a scope that is released and was not closed does not close its instances.
          var open: [ServiceScope] = []
          for value in 1...30 {
            source.set("knob\(value % graph.knobs)", .int(value))
            let scope = provider.makeScope()
            open.append(scope)
            for node in graph.plans.indices { _ = try? await graph.node(node, of: scope) }
            if value.isMultiple(of: 3) { try? await scope.close() }
          }
          return open
        }
        group.addTask {
          for _ in 0..<round { await Task.yield() }
          try? await container.close()
          return []
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      try await container.close()
      withExtendedLifetime(open) {}
      let state = journal.state
      try #require(state.violations == [], "round \(round): \(graph)")
      #expect(state.closed.sorted() == Array(state.created.indices))
    }
  }
}
