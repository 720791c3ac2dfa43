import Configuration
import Furnish
import FurnishConfiguration
import Synchronization

private let numberTypes: [any NumberType.Type] = [
  M0.self, M1.self, M2.self, M3.self, M4.self, M5.self, M6.self, M7.self,
]

/// Something that a node depends on: another node, or a setting.
protocol Part: Sendable {
  /// The values of the settings on which it depends, directly or through other parts.
  var values: [Int: Int] { get }
}

struct Knob<M: NumberType>: ConfigSettings, Part {
  var value: Int
  static var schema: SettingsSchema<Self> {
    SettingsSchema(Self.init(value:), .int("knob\(M.number)", in: 0...1_000_000))
  }
  var values: [Int: Int] { [M.number: value] }
}

/// A node of any number.
protocol AnyNode: AnyObject, Part {
  var id: Int { get }
  var number: Int { get }
}

final class Node<M: NumberType>: AnyNode, Closeable {
  let id: Int
  let number = M.number
  let values: [Int: Int]
  private let journal: NodeJournal

  init(_ journal: NodeJournal, _ parts: [any Part]) {
    self.journal = journal
    var values: [Int: Int] = [:]
    for part in parts {
      for (knob, value) in part.values {
        if let other = values[knob], other != value {
          journal.recordViolation("node \(M.number) has \(other) and \(value)")
        }
        values[knob] = value
      }
    }
    self.values = values
    id = journal.create(M.number)
  }

  func close() async { journal.close(id) }
}

/// A record of the nodes that were created and closed, and of the faults that were found.
final class NodeJournal: Sendable {
  struct State {
    /// The number of the node, by the id of the instance.
    var created: [Int] = []
    var closed: [Int] = []
    var violations: [String] = []
    /// The instances that open scopes use, by a number for each scope.
    var inUse: [Int: Set<Int>] = [:]
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let mutex = Mutex(State())

  var state: State { mutex.withLock { $0 } }

  func recordViolation(_ violation: String) { mutex.withLock { $0.violations.append(violation) } }

  func create(_ number: Int) -> Int {
    mutex.withLock { state in
      state.created.append(number)
      return state.created.count - 1
    }
  }

  func use(_ id: Int, in scope: Int) {
    mutex.withLock { state in
      state.inUse[scope, default: []].insert(id)
      if state.closed.contains(id) { state.violations.append("scope \(scope) has the closed instance \(id)") }
    }
  }

  /// Records that a scope is about to be closed.
  func end(_ scope: Int) { mutex.withLock { $0.inUse[scope] = nil } }

  func close(_ id: Int) {
    let ready = mutex.withLock { state in
      if state.closed.contains(id) { state.violations.append("instance \(id) is closed twice") }
      for (scope, used) in state.inUse where used.contains(id) {
        state.violations.append("instance \(id) is closed while scope \(scope) uses it")
      }
      state.closed.append(id)
      let ready = state.waiters.filter { $0.count <= state.closed.count }
      state.waiters.removeAll { $0.count <= state.closed.count }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Waits until a number of instances is closed.
  func wait(forClosed count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = mutex.withLock { state in
        if state.closed.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }
}

/// A random graph of nodes that depend on each other and on settings.
struct NodeGraph: Sendable, CustomStringConvertible {
  enum Need: Hashable {
    case node(Int)
    case knob(Int)
  }
  /// The way in which a recipe requests its dependencies.
  enum Form: CaseIterable { case parameters, provider, asynchronous }

  struct Plan {
    var needs: [Need]
    var form: Form
    var isScoped: Bool
  }

  let plans: [Plan]
  let knobs: Int

  init(using random: inout some RandomNumberGenerator) {
    let knobs = Int.random(in: 1...3, using: &random)
    var plans: [Plan] = []
    for number in 0..<Int.random(in: 2...8, using: &random) {
      let isScoped = Int.random(in: 0..<4, using: &random) == 0
      // A singleton must not depend on a scoped node.
      let others = (0..<number).filter { isScoped || !plans[$0].isScoped }.map { Need.node($0) }
      let all = others + (0..<knobs).map { Need.knob($0) }
      let needs = all.shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random))
      // A synchronous recipe has no asynchronous parameter.
      let isSynchronous = needs.allSatisfy { need in
        if case .node(let other) = need { plans[other].form == .parameters } else { true }
      }
      let form = (isSynchronous ? Form.allCases : [.provider, .asynchronous]).randomElement(using: &random)!
      plans.append(Plan(needs: Array(needs), form: needs.isEmpty ? .parameters : form, isScoped: isScoped))
    }
    self.plans = plans
    self.knobs = knobs
  }

  var description: String {
    plans.enumerated().map { "\($0): \($1.needs) \($1.form)\($1.isScoped ? " scoped" : "")" }.joined(separator: "; ")
  }

  /// Returns the settings that a node depends on.
  func knobs(of number: Int) -> Set<Int> {
    plans[number].needs.reduce(into: []) { found, need in
      switch need {
      case .knob(let knob): found.insert(knob)
      case .node(let other): found.formUnion(knobs(of: other))
      }
    }
  }

  func register(in services: any ServiceCollection, _ journal: NodeJournal, _ config: ConfigReader) {
    services.register(NodeJournal.self, instance: journal)
    for number in 0..<knobs { registerKnob(numberTypes[number], services, config) }
    for (number, plan) in plans.enumerated() {
      let types = plan.needs.map(type(of:))
      switch types.count {
      case 0: add(numberTypes[number], plan, services)
      case 1: add(numberTypes[number], types[0], plan, services)
      default: add(numberTypes[number], types[0], types[1], plan, services)
      }
    }
  }

  /// Requests a node of a scope.
  func node(_ number: Int, of scope: ServiceScope) async throws -> any AnyNode {
    func node<M: NumberType>(_ type: M.Type) async throws -> any AnyNode { try await scope.require(Node<M>.self) }
    return try await node(numberTypes[number])
  }

  /// Returns the value of a setting in a scope.
  func value(_ number: Int, of scope: ServiceScope) -> Int {
    func value<M: NumberType>(_ type: M.Type) -> Int { scope.resolveRequired(Knob<M>.self).value }
    return value(numberTypes[number])
  }

  private func type(of need: Need) -> any Part.Type {
    func node<M: NumberType>(_ type: M.Type) -> any Part.Type { Node<M>.self }
    func knob<M: NumberType>(_ type: M.Type) -> any Part.Type { Knob<M>.self }
    return switch need {
    case .node(let number): node(numberTypes[number])
    case .knob(let number): knob(numberTypes[number])
    }
  }

  private func registerKnob<M: NumberType>(_ type: M.Type, _ services: any ServiceCollection, _ config: ConfigReader) {
    services.registerSettings(Knob<M>.self, from: config, reloading: true)
  }

  private func add<A: NumberType>(_ a: A.Type, _ plan: Plan, _ services: any ServiceCollection) {
    if plan.isScoped {
      services.register(Node<A>.self, lifetime: .scoped) { (journal: NodeJournal) in Node<A>(journal, []) }
    } else {
      services.register(Node<A>.self) { (journal: NodeJournal) in Node<A>(journal, []) }
    }
  }

  private func add<A: NumberType, B: Part>(_ a: A.Type, _ b: B.Type, _ plan: Plan, _ services: any ServiceCollection) {
    let make = { @Sendable (journal: NodeJournal, b: B) in Node<A>(journal, [b]) }
    switch (plan.form, plan.isScoped) {
    case (.parameters, false): services.register(Node<A>.self, make)
    case (.parameters, true): services.register(Node<A>.self, lifetime: .scoped, make)
    case (.asynchronous, false):
      services.register(Node<A>.self) { (journal: NodeJournal, b: B) async in make(journal, b) }
    case (.asynchronous, true):
      services.register(Node<A>.self, lifetime: .scoped) { (journal: NodeJournal, b: B) async in make(journal, b) }
    case (.provider, false):
      services.register(Node<A>.self) { (provider: any ServiceProvider) async throws in
        make(try await provider.require(NodeJournal.self), try await provider.require(B.self))
      }
    case (.provider, true):
      services.register(Node<A>.self, lifetime: .scoped) { (provider: any ServiceProvider) async throws in
        make(try await provider.require(NodeJournal.self), try await provider.require(B.self))
      }
    }
  }

  private func add<A: NumberType, B: Part, C: Part>(
    _ a: A.Type, _ b: B.Type, _ c: C.Type, _ plan: Plan, _ services: any ServiceCollection
  ) {
    let make = { @Sendable (journal: NodeJournal, b: B, c: C) in Node<A>(journal, [b, c]) }
    switch (plan.form, plan.isScoped) {
    case (.parameters, false): services.register(Node<A>.self, make)
    case (.parameters, true): services.register(Node<A>.self, lifetime: .scoped, make)
    case (.asynchronous, false):
      services.register(Node<A>.self) { (journal: NodeJournal, b: B, c: C) async in make(journal, b, c) }
    case (.asynchronous, true):
      services.register(Node<A>.self, lifetime: .scoped) { (journal: NodeJournal, b: B, c: C) async in
        make(journal, b, c)
      }
    case (.provider, false):
      services.register(Node<A>.self) { (provider: any ServiceProvider, b: B) async throws in
        make(try await provider.require(NodeJournal.self), b, try await provider.require(C.self))
      }
    case (.provider, true):
      services.register(Node<A>.self, lifetime: .scoped) { (provider: any ServiceProvider, b: B) async throws in
        make(try await provider.require(NodeJournal.self), b, try await provider.require(C.self))
      }
    }
  }
}
