import Furnish
import FurnishTesting
import Testing

/// Traits, overrides and tasks, nested at random and compared with the simplest model: a dictionary that is copied.
@Suite struct RandomNestingIsolationTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `every nesting reads the values of the model`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let program = Step.program(depth: 5, using: &random)
    let model = Model(
      test: try #require(Test.current), instance: ObjectIdentifier(ServiceValues.current[Instance.self]))
    try await run(program, model)
    try await check(model)
  }
}

/// The values that the code at one place of the program must read.
private struct Model: Sendable {
  let test: Test
  var values: [Int: Int] = [:]
  /// The identity of the instance of the key `Instance`, which differs between the test and each case.
  var instance: ObjectIdentifier
  var isInTrait = false
}

private indirect enum Step: Sendable {
  case override([Int: Int], [Step])
  case trait([Int: Int], [Step])
  case childTasks([[Step]])
  case task([Step])
  case escape([Step])
  case yield

  static func program(depth: Int, using random: inout SeededGenerator) -> [Step] {
    guard depth > 0 else { return [.yield] }
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in step(depth: depth, using: &random) }
  }

  private static func step(depth: Int, using random: inout SeededGenerator) -> Step {
    func inner() -> [Step] { program(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return .override(settings(using: &random), inner())
    case 2, 3: return .trait(settings(using: &random), inner())
    case 4: return .childTasks([inner(), inner()])
    case 5: return .task(inner())
    case 6: return .escape(inner())
    default: return .yield
    }
  }

  private static func settings(using random: inout SeededGenerator) -> [Int: Int] {
    var settings: [Int: Int] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      settings[Int.random(in: 0..<slots.count, using: &random)] = Int.random(in: 0..<1000, using: &random)
    }
    return settings
  }
}

private func run(_ program: [Step], _ model: Model) async throws {
  for step in program {
    try await check(model)
    try await run(step, model)
    try await check(model)
  }
}

private func run(_ step: Step, _ model: Model) async throws {
  switch step {
  case .override(let settings, let inner):
    try await withServices {
      $0.set(settings)
    } operation: {
      try await run(inner, model.setting(settings))
    }
  case .trait(let settings, let inner):
    let trait: ServicesTrait = .services { $0.set(settings) }
    try await trait.run(as: model.test) {
      var model = model
      if !model.isInTrait {
        // A case does not inherit the values of the code that runs it.
        let instance = ObjectIdentifier(ServiceValues.current[Instance.self])
        #expect(instance != model.instance)
        model = Model(test: model.test, instance: instance, isInTrait: true)
      }
      try await run(inner, model.setting(settings))
    }
  case .childTasks(let programs):
    try await withThrowingTaskGroup(of: Void.self) { group in
      for program in programs { group.addTask { try await run(program, model) } }
      try await group.waitForAll()
    }
  case .task(let inner):
    try await Task { try await run(inner, model) }.value
  case .escape(let inner):
    try await withEscapedServices { services in
      try await Task.detached {
        try await services.yield { try await run(inner, model) }
      }.value
    }
  case .yield:
    await Task.yield()
  }
}

private func check(_ model: Model) async throws {
  let values = slots.map { $0.read() }
  #expect(values == slots.indices.map { model.values[$0] ?? -1 })
  #expect(ObjectIdentifier(ServiceValues.current[Instance.self]) == model.instance)
}

extension Model {
  func setting(_ settings: [Int: Int]) -> Model {
    var copy = self
    copy.values.merge(settings) { $1 }
    return copy
  }
}

extension ServiceValues {
  fileprivate mutating func set(_ settings: [Int: Int]) {
    for (slot, value) in settings { slots[slot].write(&self, value) }
  }
}

// MARK: - Four keys

private enum Slot<Tag>: ServiceKey {
  static var defaultValue: Int { -1 }
  static var testValue: Int { -1 }
}

private struct AnySlot: Sendable {
  let read: @Sendable () -> Int
  let write: @Sendable (inout ServiceValues, Int) -> Void

  init<Tag>(_ key: Slot<Tag>.Type) {
    read = { ServiceValues.current[key] }
    write = { $0[key] = $1 }
  }
}

private let slots = [
  AnySlot(Slot<Int8>.self), AnySlot(Slot<Int16>.self), AnySlot(Slot<Int32>.self), AnySlot(Slot<Int64>.self),
]
