import Furnish

/// Random defaults of 32 keys, each of which reads some of the keys before it, depending on what it has read so far.
struct DefaultsModel: Sendable {
  static let keyCount = ModelKeys.all.count

  @TaskLocal static var current = DefaultsModel(seed: 0)

  private struct Step {
    var key: Int
    var modulus: Int
    var skippedRemainder: Int
  }

  private let startNumbers: [Int]
  private let steps: [[Step]]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    startNumbers = (0..<Self.keyCount).map { _ in generator.below(1_000) }
    steps = (0..<Self.keyCount).map { key in
      guard key > 5 else { return [] }
      return (0..<generator.below(5)).map { _ in
        Step(key: generator.below(key), modulus: 2 + generator.below(3), skippedRemainder: generator.below(3))
      }
    }
  }

  /// Computes the number of a key's default, which reads other keys through `read`.
  func number(of key: Int, read: (Int) -> Int) -> Int {
    var number = startNumbers[key]
    for step in steps[key] where number % step.modulus != step.skippedRemainder {
      number = (number * 31 + read(step.key) + 1) % 1_009
    }
    return number
  }
}

/// The value that the engine returns for a key of the model.
final class ModelNode: Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// An override in the model, which is equal only to itself.
struct ModelOverride: Sendable, Equatable {
  var id: Int
  var key: Int
  var node: ModelNode

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}

/// The overrides in force, outermost first, and the values that a naive engine computes from them.
struct ModelChain: Sendable {
  var overrides: [ModelOverride] = []

  /// The identity of an instance: its key, and the override that was found for each key that the instance has read.
  struct Signature: Hashable {
    var key: Int
    var found: [Int: Int?]
  }

  /// The value that is read at a key.
  struct Reading {
    var number: Int
    var signature: Signature
  }

  func find(_ key: Int) -> ModelOverride? { overrides.last { $0.key == key } }

  /// Computes a key's value from nothing but the overrides.
  func read(_ key: Int, in model: DefaultsModel) -> Reading {
    var readings: [Int: Reading] = [:]
    return read(key, in: model, readings: &readings)
  }

  private func read(_ key: Int, in model: DefaultsModel, readings: inout [Int: Reading]) -> Reading {
    if let reading = readings[key] { return reading }
    var reading = Reading(number: 0, signature: Signature(key: key, found: [:]))
    if let override = find(key) {
      reading.number = override.node.number
      reading.signature.found[key] = override.id
    } else {
      var found: [Int: Int?] = [:]
      reading.number = model.number(of: key) { other in
        let reading = read(other, in: model, readings: &readings)
        found[other] = find(other)?.id as Int?
        found.merge(reading.signature.found) { $1 }
        return reading.number
      }
      reading.signature.found = found
    }
    readings[key] = reading
    return reading
  }

  /// Returns the chain for an object that was created under this chain and is read under `reader`.
  ///
  /// The reader's outermost overrides that this chain has as well, in the same order, were around the creation, too. They
  /// are not repeated.
  func merged(with reader: ModelChain) -> ModelChain {
    var shared = 0
    for override in overrides where shared < reader.overrides.count && override == reader.overrides[shared] {
      shared += 1
    }
    return ModelChain(overrides: overrides + reader.overrides[shared...])
  }
}

/// A key of the model.
protocol ModelKey: PlainKey where Value == ModelNode {}

extension ModelKey {
  static func read(from values: ServiceValues) -> ModelNode { values[self] }
  static func set(_ node: ModelNode, in values: inout ServiceValues) { values[self] = node }

  /// Creates an `Injected` under the values in force, and returns a function that reads it.
  static func inject() -> @Sendable () -> ModelNode {
    let injected = Injected(self)
    return { injected.wrappedValue }
  }
}

enum ModelKeys {
  static let all: [any ModelKey.Type] = {
    let digits: [any Digit.Type] = [Zero.self, One.self, Two.self, Three.self]
    var keys: [any ModelKey.Type] = []
    for first in [Zero.self, One.self] as [any Digit.Type] {
      for second in digits {
        for third in digits { keys.append(key(first, second, third)) }
      }
    }
    return keys
  }()

  private static func key(
    _ first: any Digit.Type, _ second: any Digit.Type, _ third: any Digit.Type
  ) -> any ModelKey.Type {
    func open<First: Digit, Second: Digit, Third: Digit>(
      _: First.Type, _: Second.Type, _: Third.Type
    ) -> any ModelKey.Type {
      Number<First, Second, Third>.self
    }
    return open(first, second, third)
  }

  private protocol Digit: SendableMetatype { static var digit: Int { get } }
  private enum Zero: Digit { static var digit: Int { 0 } }
  private enum One: Digit { static var digit: Int { 1 } }
  private enum Two: Digit { static var digit: Int { 2 } }
  private enum Three: Digit { static var digit: Int { 3 } }

  private enum Number<First: Digit, Second: Digit, Third: Digit>: ModelKey {
    static var value: ModelNode {
      let key = First.digit * 16 + Second.digit * 4 + Third.digit
      return ModelNode(
        DefaultsModel.current.number(of: key) { ModelKeys.all[$0].read(from: .current).number })
    }
  }
}
