import Furnish
import Testing

/// Lookups at any depth, which return the same values as a dictionary.
@Suite(.onEveryRoot)
struct LayerLookupTests {
  private static let depths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 50, 100, 1_000]

  /// Returns values with `depth` overrides, of different keys as long as there are enough.
  private func values(depth: Int) -> ServiceValues {
    var values = ServiceValues.current
    for number in 0..<depth { ManyKeys.all[number % ManyKeys.all.count].set(number, in: &values) }
    return values
  }

  @Test(arguments: depths) func `every override is found at any depth`(depth: Int) {
    let values = values(depth: depth)
    #expect(values.depth == depth)
    let numbers = Array(max(0, depth - ManyKeys.all.count)..<depth)
    #expect(numbers.map { ManyKeys.all[$0 % ManyKeys.all.count].read(from: values) } == numbers)
  }

  @Test(arguments: depths) func `every override is found again by later reads`(depth: Int) {
    // An index may have been created by the first reads.
    let values = values(depth: depth)
    let keys = ManyKeys.all.prefix(depth)
    let first = keys.map { $0.read(from: values) }
    for _ in 0..<10 { #expect(keys.map { $0.read(from: values) } == first) }
  }

  @Test(arguments: depths.filter { $0 < ManyKeys.all.count })
  func `keys that are not overridden are not found`(depth: Int) {
    let values = values(depth: depth)
    for _ in 0..<20 {
      #expect(ManyKeys.all[depth...].prefix(100).filter { $0.read(from: values) != -1 }.isEmpty)
    }
  }

  @Test(arguments: depths) func `the lowest override is found under many overrides of another key`(depth: Int) {
    let lowest = ManyKeys.all[0]
    let repeated = ManyKeys.all[1]
    var values = ServiceValues.current
    lowest.set(1, in: &values)
    for number in 0..<depth {
      let held = values
      repeated.set(number, in: &values)
      withExtendedLifetime(held) {}
    }
    for _ in 0..<20 {
      #expect(lowest.read(from: values) == 1)
      #expect(repeated.read(from: values) == depth - 1)
    }
  }

  @Test(arguments: depths) func `an override above layers that were read is found`(depth: Int) {
    var values = values(depth: depth)
    for number in 0..<40 {
      for key in ManyKeys.all.prefix(20) { _ = key.read(from: values) }
      let held = values
      ManyKeys.all[number % 20].set(-5 - number, in: &values)
      #expect(ManyKeys.all[number % 20].read(from: values) == -5 - number)
      withExtendedLifetime(held) {}
    }
  }

  /// Returns whether to run a seed: on the root of a test, each lookup walks the chain and is slow, so few seeds run on it.
  private func shouldRun(_ seed: UInt64) -> Bool { RootKind.current == .program || seed < 4 }

  /// Compares random overrides, copies and reads on several chains with dictionaries.
  @Test(arguments: Seeds.first(30)) func `chains read like dictionaries`(seed: UInt64) {
    guard shouldRun(seed) else { return }
    struct Chain {
      var values: ServiceValues
      var model: [Int: Int]
    }
    var generator = SeededGenerator(seed: seed)
    let keyCount = [3, 20, 100, ManyKeys.all.count][Int(seed % 4)]
    var chains = [Chain(values: .current, model: [:])]
    var wrong: [String] = []
    for step in 0..<2_000 {
      let index = generator.below(chains.count)
      let key = generator.below(keyCount)
      switch generator.below(10) {
      case 0 where chains.count < 12:
        chains.append(chains[index])
      case 1 where chains.count > 1:
        chains.remove(at: index)
      case 2..<6:
        ManyKeys.all[key].set(step, in: &chains[index].values)
        chains[index].model[key] = step
      default:
        let read = ManyKeys.all[key].read(from: chains[index].values)
        if read != chains[index].model[key] ?? -1 { wrong.append("step \(step), key \(key): \(read)") }
      }
    }
    for chain in chains {
      for key in 0..<keyCount {
        let read = ManyKeys.all[key].read(from: chain.values)
        if read != chain.model[key] ?? -1 { wrong.append("at the end, key \(key): \(read)") }
      }
    }
    #expect(wrong == [], "seed \(seed)")
  }

  /// Compares `withServices` inside of `withServices` with dictionaries.
  @Test(arguments: Seeds.first(16)) func `nested overrides read like dictionaries`(seed: UInt64) {
    guard shouldRun(seed) else { return }
    var generator = SeededGenerator(seed: seed)
    var wrong: [String] = []
    func check(_ model: [Int: Int]) {
      for _ in 0..<5 {
        let key = generator.below(ManyKeys.all.count)
        let read = ManyKeys.all[key].read(from: .current)
        if read != model[key] ?? -1 { wrong.append("key \(key): \(read)") }
      }
    }
    func nest(_ model: [Int: Int], depth: Int) {
      check(model)
      guard depth < 60 else { return }
      for _ in 0..<(depth.isMultiple(of: 20) ? 2 : 1) {
        let changes = (0..<(1 + generator.below(3))).map { _ in
          (generator.below(ManyKeys.all.count), generator.below(1_000))
        }
        withServices { values in
          for (key, number) in changes { ManyKeys.all[key].set(number, in: &values) }
        } operation: {
          nest(model.merging(changes) { $1 }, depth: depth + 1)
        }
        check(model)
      }
    }
    nest([:], depth: 0)
    #expect(wrong == [], "seed \(seed)")
  }
}
