import Furnish

/// A random walk through scopes, whose reads record the differences between the engine and the model.
struct ModelWalk {
  /// Values of the engine, and the chain of the model that corresponds to them.
  struct Snapshot {
    var values: ServiceValues
    var chain: ModelChain
  }

  /// An object with an `Injected` for each key.
  struct Object {
    var reads: [@Sendable () -> ModelNode]
    var values: ServiceValues
    var chain: ModelChain
  }

  let model: DefaultsModel
  let record: ModelRecord
  let usesObjects: Bool
  var generator: SeededGenerator
  private var stepsLeft = 400
  private var objects: [Object] = []
  private var snapshots: [Snapshot] = []

  /// Creates a walk. Only if it `usesObjects`, it creates objects, and reads them under other overrides later.
  init(model: DefaultsModel, record: ModelRecord, usesObjects: Bool, seed: UInt64) {
    self.model = model
    self.record = record
    self.usesObjects = usesObjects
    generator = SeededGenerator(seed: seed)
  }

  /// Walks on from the values in force, which are those of `chain`.
  mutating func walk(_ chain: ModelChain, depth: Int = 0) {
    for _ in 0..<(3 + generator.below(6)) where stepsLeft > 0 {
      stepsLeft -= 1
      switch generator.below(12) {
      case 0..<3: read(chain)
      case 3: snapshots.append(Snapshot(values: .current, chain: chain))
      case 4: readSnapshot()
      case 5: changeSnapshot()
      case 6 where usesObjects: makeObject(chain)
      case 7 where usesObjects: readObject(chain)
      case 8: readOnThreads(chain)
      case 9 where depth < 7: walkFromObject(chain, depth: depth)
      default: if depth < 7 { descend(chain, depth: depth) }
      }
    }
  }

  private mutating func randomKey() -> Int { generator.below(DefaultsModel.keyCount) }

  private mutating func read(_ chain: ModelChain) {
    for _ in 0..<4 {
      let key = randomKey()
      record.check(ModelKeys.all[key].read(from: .current), key, chain, model, "read")
    }
  }

  private mutating func readSnapshot() {
    guard let snapshot = snapshots.randomElement(using: &generator) else { return }
    let key = randomKey()
    record.check(ModelKeys.all[key].read(from: snapshot.values), key, snapshot.chain, model, "snapshot")
  }

  /// Sets a key in a snapshot. In some cases, a copy of the snapshot with the old value remains.
  private mutating func changeSnapshot() {
    guard !snapshots.isEmpty else { return }
    let index = generator.below(snapshots.count)
    if generator.chance(30) { snapshots.append(snapshots[index]) }
    let override = record.makeOverride(of: randomKey(), &generator)
    ModelKeys.all[override.key].set(override.node, in: &snapshots[index].values)
    snapshots[index].chain.overrides.append(override)
  }

  private mutating func makeObject(_ chain: ModelChain) {
    objects.append(Object(reads: ModelKeys.all.map { $0.inject() }, values: .current, chain: chain))
  }

  private mutating func readObject(_ chain: ModelChain) {
    guard let object = objects.randomElement(using: &generator) else { return }
    for _ in 0..<3 {
      let key = randomKey()
      record.check(object.reads[key](), key, object.chain.merged(with: chain), model, "object")
    }
  }

  private mutating func readOnThreads(_ chain: ModelChain) {
    let keys = (0..<4).map { _ in randomKey() }
    let continuation = withEscapedServices { $0 }
    let nodes = TestThread.each(of: keys.count) { [model] number in
      DefaultsModel.$current.withValue(model) {
        continuation.yield { ModelKeys.all[keys[number]].read(from: .current) }
      }
    }
    for (key, node) in zip(keys, nodes) { record.check(node, key, chain, model, "thread") }
  }

  private mutating func descend(_ chain: ModelChain, depth: Int) {
    let overrides = (0..<(1 + generator.below(3))).map { _ in record.makeOverride(of: randomKey(), &generator) }
    withServices { values in
      for override in overrides { ModelKeys.all[override.key].set(override.node, in: &values) }
    } operation: {
      walk(ModelChain(overrides: chain.overrides + overrides), depth: depth + 1)
    }
  }

  private mutating func walkFromObject(_ chain: ModelChain, depth: Int) {
    guard let object = objects.randomElement(using: &generator) else { return }
    withServices(from: object.values) { _ in
    } operation: {
      walk(object.chain.merged(with: chain), depth: depth + 1)
    }
  }
}

/// The state that walks share: every instance that was visited, and the differences.
// `@unchecked Sendable`: everything is guarded by `lock`.
final class ModelRecord: @unchecked Sendable {
  private let lock = Lock()
  private var instances: [ModelChain.Signature: ModelNode] = [:]
  private var signatures: [ObjectIdentifier: ModelChain.Signature] = [:]
  private var overrideCount = 0
  private var problems: [String] = []
  private var readCount = 0

  var differences: [String] { lock.withLock { problems } }
  var count: Int { lock.withLock { readCount } }

  func makeOverride(of key: Int, _ generator: inout SeededGenerator) -> ModelOverride {
    let node = ModelNode(generator.below(1_000))
    return lock.withLock {
      overrideCount += 1
      return ModelOverride(id: overrideCount, key: key, node: node)
    }
  }

  /// Compares a value that was read with the value of a naive engine, and with all values that were read before: reads
  /// with the same dependencies must return the same instance, and other reads must not.
  func check(_ node: ModelNode, _ key: Int, _ chain: ModelChain, _ model: DefaultsModel, _ kind: String) {
    let expected = chain.read(key, in: model)
    lock.withLock {
      readCount += 1
      if node.number != expected.number {
        problems.append("\(kind) \(readCount): key \(key) is \(node.number), not \(expected.number)")
      } else if let override = chain.find(key) {
        if override.node !== node { problems.append("\(kind) \(readCount): key \(key) is not what was set") }
      } else if let earlier = instances.updateValue(node, forKey: expected.signature), earlier !== node {
        problems.append("\(kind) \(readCount): key \(key) was made twice for the same dependencies")
      } else if let other = signatures.updateValue(expected.signature, forKey: ObjectIdentifier(node)),
        other != expected.signature
      {
        problems.append("\(kind) \(readCount): key \(key) is shared by different dependencies")
      }
    }
  }
}
