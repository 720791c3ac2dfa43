@testable import Furnish
@testable import FurnishValues

/// The expected finding of a rule.
struct PlantedFault: Hashable {
  let rule: String

  /// The services of the chain that distinguish the fault from others: all services of a cycle; the captor and the service
  /// that it would retain; or, for other rules, the last service.
  let symbols: Set<ServiceSymbol>

  fileprivate init(_ rule: String, _ numbers: [Int]) {
    self.rule = rule
    symbols = Set(numbers.map { ServiceSymbol(nodeType($0), nil) })
  }

  init(_ finding: Finding) {
    rule = finding.rule
    switch rule {
    case "dependency-cycle": symbols = Set(finding.chain)
    case "captive-dependency": symbols = Set([finding.chain[0], finding.chain[finding.chain.count - 1]])
    default: symbols = Set(finding.chain.suffix(1))
    }
  }
}

extension GraphPlan {
  /// Plants up to three faults of each kind, and returns the findings that they cause.
  ///
  /// Each fault has services of its own, so that none causes another; services of the plan may depend on them.
  mutating func plantFaults(using generator: inout SeededGenerator) -> Set<PlantedFault> {
    let soundNumbers = numbers
    var next = 300
    var planted: Set<PlantedFault> = []
    func take(_ count: Int = 1) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }
    for _ in 0..<generator.below(4) {
      let missing = take()
      addDependents(missing[0], [.plain, .lazy, .factory], soundNumbers, atLeastOne: true, using: &generator)
      planted.insert(PlantedFault("missing-service", missing))
    }
    for _ in 0..<generator.below(4) {
      let cycle = take(1 + generator.below(5))
      for (index, number) in cycle.enumerated() {
        self[number] = Service(sharing: [.singleton, .transient, .weak][generator.below(3)])
        addEdge(from: number, to: cycle[(index + 1) % cycle.count], [.plain, .optional, .all][generator.below(3)])
      }
      addDependents(cycle[0], [.plain], soundNumbers, using: &generator)
      planted.insert(PlantedFault("dependency-cycle", cycle))
    }
    for _ in 0..<generator.below(4) {
      let path = take(2 + generator.below(3))
      for number in path { self[number] = Service(sharing: .transient) }
      for (number, target) in zip(path, path.dropFirst()) { addEdge(from: number, to: target) }
      self[path[0]]?.sharing = generator.chance(50) ? .singleton : .weak
      self[path[path.count - 1]]?.sharing = .scoped
      addDependents(path[0], [.plain], soundNumbers, using: &generator)
      planted.insert(PlantedFault("captive-dependency", [path[0], path[path.count - 1]]))
    }
    for _ in 0..<generator.below(4) {
      let bound = take()
      self[bound[0]] = Service(sharing: .singleton, isBoundToMainActor: true)
      addDependents(bound[0], [.plain, .optional, .all], soundNumbers, atLeastOne: true, using: &generator)
      planted.insert(PlantedFault("isolation-mismatch", bound))
    }
    for _ in 0..<generator.below(4) {
      let eager = take()
      self[eager[0]] = Service(sharing: .scoped, isEager: true)
      planted.insert(PlantedFault("scoped-from-root", eager))
    }
    return planted
  }

  private mutating func addDependents(
    _ target: Int, _ forms: [Form], _ numbers: [Int], atLeastOne: Bool = false,
    using generator: inout SeededGenerator
  ) {
    for _ in 0..<(atLeastOne ? 1 : 0) + generator.below(3) {
      addEdge(from: numbers[generator.below(numbers.count)], to: target, forms[generator.below(forms.count)])
    }
  }

  /// Returns whether creating a service fails because of a planted fault. Its deferred requests do not count.
  func leadsToFault(_ number: Int) -> Bool {
    var (reached, rest) = (Set([number]), [number])
    while let next = rest.popLast() {
      guard let service = self[next] else { continue }
      if service.isBoundToMainActor || isOfCycle(next) { return true }
      for edge in service.edges where !edge.form.isDeferred {
        if edge.form == .plain, self[edge.target] == nil { return true }
        if service.sharing.isOfContainer, leadsToScoped(edge.target) { return true }
        if reached.insert(edge.target).inserted { rest.append(edge.target) }
      }
    }
    return false
  }

  /// Returns whether a service depends on itself before it is created.
  private func isOfCycle(_ number: Int) -> Bool {
    var (reached, rest) = (Set<Int>(), [number])
    while let next = rest.popLast() {
      for edge in self[next]?.edges ?? [] where !edge.form.isDeferred {
        if edge.target == number { return true }
        if reached.insert(edge.target).inserted { rest.append(edge.target) }
      }
    }
    return false
  }
}
