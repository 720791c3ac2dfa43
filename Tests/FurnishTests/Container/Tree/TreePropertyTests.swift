import Foundation
import Furnish
import Testing

/// Random containers, trees of scopes and overrides, and steps in them, compared with ``TreeModel``.
struct TreePropertyTests {
  /// The features of each family of sequences: with few features, the sequence that shows a fault is short.
  private static let families: [TreeFeatures] = [
    [.opaque, .scopes, .closing],
    [.opaque, .scopes, .overriding],
    [.opaque, .scopes, .overriding, .nesting, .closing],
    [.opaque, .scopes, .overriding, .nesting, .storing],
    [.opaque, .scopes, .values, .async],
    [.opaque, .scopes, .aliases, .decorators, .closing],
    [.opaque, .scopes, .levels, .overriding, .nesting, .closing],
    .all, .all, .all,
  ]

  /// The sequences of a run: `FURNISH_SEQUENCES` of them, or 10,000, from that with the number `FURNISH_FIRST_SEQUENCE`, or 0.
  private static var sequences: Range<Int> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["FURNISH_FIRST_SEQUENCE"].flatMap(Int.init) ?? 0
    return first..<first + (environment["FURNISH_SEQUENCES"].flatMap(Int.init) ?? 10_000)
  }

  /// Returns the seeds of a family, which end in its number; with `FURNISH_SEED`, only that seed.
  private static func seeds(of family: Int) -> [UInt64] {
    if let seed = ProcessInfo.processInfo.environment["FURNISH_SEED"].flatMap(UInt64.init) {
      return seed % 100 == family ? [seed] : []
    }
    let numbers = sequences.lowerBound / families.count..<sequences.upperBound / families.count
    return numbers.map { UInt64($0) * 100 + UInt64(family) }
  }

  @Test(arguments: families.indices)
  func `random steps in a tree of scopes have the same results as in its model`(family: Int) async throws {
    for seed in Self.seeds(of: family) {
      let sequence = TreeSequence(seed: seed, Self.families[family])
      guard let fault = await sequence.fault() else { continue }
      let shortest = await sequence.shrunk()
      let shortestFault = await shortest.fault()
      Issue.record("\(fault)\n\(shortest)\n\(shortestFault ?? "")")
      return
    }
  }
}

/// A container and the steps that are taken in it.
private struct TreeSequence: CustomStringConvertible {
  private let seed: UInt64
  private let plan: TreePlan
  private var steps: [TreeStep]

  init(seed: UInt64, _ features: TreeFeatures) {
    self.seed = seed
    var generator = TreeGenerator(seed: seed, features)
    steps = generator.steps()
    plan = generator.plan
  }

  /// Finds the difference between a container and the model, or returns `nil` if they agree.
  func fault() async -> String? {
    do {
      var run = try TreeRun(plan)
      try await run.run(steps)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the same sequence without the steps that the fault does not need.
  func shrunk() async -> TreeSequence {
    var shortest = self
    var index = steps.count
    while index > 0 {
      index -= 1
      var shorter = shortest
      shorter.steps.remove(at: index)
      if await shorter.fault() != nil { shortest = shorter }
    }
    return shortest
  }

  var description: String {
    let lines =
      ["seed \(seed)"] + plan.services.enumerated().map { "  service \($0): \($1)" }
      + plan.changes.map { "  \($0)" } + steps.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
}
