import Furnish
import FurnishServiceLifecycle
import Testing

/// Random graphs of running services, started and stopped in every way.
@Suite(.timeLimit(.minutes(60))) struct RunningOrderPropertyTests {
  enum Ending: CaseIterable { case gracefulShutdown, cancellation, failureAtStart, failureWhileRunning, anEndByItself }

  @Test(arguments: Ending.allCases)
  func `no random graph is started or stopped out of order`(ending: Ending) async throws {
    for seed in Seeds.first(1_000, variable: "FURNISH_GRAPHS") {
      let run = try await RandomRun(seed: seed, ending)
      try #require(run.violations == [], "seed \(seed): \(run.graph.needs) \(run.events)")
      try #require(run.isExpectedResult, "seed \(seed): \(String(describing: run.error))")
    }
  }

  @Test func `the property test finds a service that is stopped before its dependent`() async throws {
    var run = try await RandomRun(seed: 1, .gracefulShutdown)
    let dependent = try #require(run.graph.needs.firstIndex { !$0.isEmpty })
    run.events.removeAll { $0 == .ended(dependent) }
    run.events.append(.ended(dependent))
    #expect(run.violations != [])
  }
}

/// One run of the services of a random graph.
private struct RandomRun {
  let graph: RandomGraph
  let ending: RunningOrderPropertyTests.Ending
  /// The number of the probe that fails or ends.
  let victim: Int
  var events: [Journal.Event] = []
  var error: (any Error)?

  init(seed: UInt64, _ ending: RunningOrderPropertyTests.Ending) async throws {
    var random = SeededGenerator(seed: seed)
    let graph = RandomGraph(using: &random)
    self.graph = graph
    self.ending = ending
    let journal = Journal()
    victim = Int.random(in: 0..<graph.count, using: &random)
    var scripts = (0..<graph.count).map { _ in
      var script = ProbeScript(journal)
      script.pauses = (Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random))
      return script
    }
    scripts[victim].failsAtStart = ending == .failureAtStart

    let container = ServiceContainer()
    graph.register(in: try container.services, ProbeScripts(scripts: scripts), using: &random)
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }

    // Some runs are stopped while services are still being started.
    let startedCount = Int.random(in: 1...graph.count, using: &random)
    let waitsForAll = Bool.random(using: &random)
    let count = graph.count
    let isDue: @Sendable ([Journal.Event]) -> Bool = { events in
      waitsForAll
        ? events.count { if case .ready = $0 { true } else { false } } == count
        : events.count { if case .started = $0 { true } else { false } } >= startedCount
    }
    switch ending {
    case .gracefulShutdown:
      await journal.wait(until: isDue)
      await group.triggerGracefulShutdown()
    case .cancellation:
      await journal.wait(until: isDue)
      running.cancel()
    case .failureAtStart: break
    case .failureWhileRunning: scripts[victim].send(.fail)
    case .anEndByItself: scripts[victim].send(.end)
    }
    do { try await running.value } catch { self.error = error }
    events = journal.events
  }

  var isExpectedResult: Bool {
    switch ending {
    case .gracefulShutdown, .cancellation: error == nil
    case .failureAtStart, .failureWhileRunning: error as? ProbeFailure == ProbeFailure(number: victim)
    case .anEndByItself: "\(error!)".contains("finished unexpectedly")
    }
  }

  /// The violations of the order.
  var violations: [String] {
    var violations: [String] = []
    func position(_ event: Journal.Event) -> Int? { events.firstIndex(of: event) }
    let endsByItself = [.failureWhileRunning, .anEndByItself, .failureAtStart].contains(ending) ? victim : nil
    for (number, needs) in graph.allNeeds.enumerated() {
      let closed = events.count { $0 == .closed(number) }
      if closed != 1 { violations.append("\(number) was closed \(closed) times") }
      guard let started = position(.started(number)) else { continue }
      guard let ended = position(.ended(number)) else {
        violations.append("\(number) never ended")
        continue
      }
      if let first = events.firstIndex(where: { if case .closed = $0 { true } else { false } }), first < ended {
        violations.append("\(number) ended after the container was being closed")
      }
      for need in needs {
        if position(.ready(need)).map({ $0 > started }) ?? true {
          violations.append("\(number) was started before \(need) was ready")
        }
        if need != endsByItself, position(.stopping(need)).map({ $0 < ended }) ?? true {
          violations.append("\(need) was stopped before \(number) had ended")
        }
        if position(.closed(need)).map({ $0 < position(.closed(number))! }) ?? true {
          violations.append("\(need) was closed before \(number)")
        }
      }
    }
    return violations
  }
}
