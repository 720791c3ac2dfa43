import Furnish
import Testing

/// Random defaults, overrides and reads, compared with a model that computes each value again.
@Suite(.onEveryRoot)
struct DefaultsModelTests {
  @Test(arguments: Seeds.first(30)) func `reads agree with the model`(seed: UInt64) {
    walk(seed, usesObjects: false)
  }

  @Test(arguments: Seeds.first(30)) func `reads through objects agree with the model`(seed: UInt64) {
    walk(seed, usesObjects: true)
  }

  private func walk(_ seed: UInt64, usesObjects: Bool) {
    let record = Self.record(of: seed, usesObjects: usesObjects)
    #expect(record.differences.prefix(3) == [], "seed \(seed), after \(record.count) reads")
  }

  fileprivate static func record(of seed: UInt64, usesObjects: Bool) -> ModelRecord {
    let model = DefaultsModel(seed: seed)
    let record = ModelRecord()
    DefaultsModel.$current.withValue(model) {
      var walk = ModelWalk(model: model, record: record, usesObjects: usesObjects, seed: seed &+ 1_000)
      walk.walk(ModelChain())
    }
    return record
  }
}

/// The comparison of `DefaultsModelTests` on the root of a running program, without the root of a test.
struct DefaultsModelProcessTests {
  @Test(arguments: 100..<104 as Range<UInt64>) func `reads in a program agree with the model`(seed: UInt64) async {
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed = seed as UInt64] in
      stopIfHanging()
      // On a thread of its own no test is running.
      let differences = TestThread.run(stackSize: 1 << 24) {
        DefaultsModelTests.record(of: seed, usesObjects: true).differences
      }
      precondition(differences.isEmpty, "\(differences.prefix(3))")
    }
  }
}

/// The comparison of `DefaultsModelTests` on several threads at once, which share the defaults outside of their overrides.
@Suite(.onEveryRoot)
struct DefaultsModelConcurrencyTests {
  @Test(arguments: Seeds.first(8), [false, true])
  func `reads on many threads agree with the model`(seed: UInt64, usesObjects: Bool) {
    let model = DefaultsModel(seed: seed)
    let record = ModelRecord()
    var generator = SeededGenerator(seed: seed &+ 2_000)
    let shared = (0..<3).map { _ in record.makeOverride(of: generator.below(DefaultsModel.keyCount), &generator) }
    let continuation = withServices { values in
      for override in shared { ModelKeys.all[override.key].set(override.node, in: &values) }
    } operation: {
      withEscapedServices { $0 }
    }
    let start = Barrier(4)
    _ = TestThread.each(of: 4) { thread in
      DefaultsModel.$current.withValue(model) {
        continuation.yield {
          start.arrive()
          var walk = ModelWalk(
            model: model, record: record, usesObjects: usesObjects, seed: seed &* 4 &+ UInt64(thread) &+ 3_000)
          walk.walk(ModelChain(overrides: shared))
        }
      }
    }
    #expect(record.differences.prefix(3) == [], "seed \(seed), after \(record.count) reads")
  }
}
