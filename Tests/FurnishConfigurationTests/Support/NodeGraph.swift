import Configuration
import Furnish
import FurnishConfiguration

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
