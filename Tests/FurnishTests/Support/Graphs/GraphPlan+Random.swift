extension GraphPlan {
  /// Returns a random plan without faults: a scope can create every service.
  ///
  /// A service requires services with higher numbers, and requests services with lower numbers only by deferred requests.
  ///
  /// - Parameter mostTransients: The largest number of transients that the creation of one service may create: without a
  ///   limit, it would grow with each level of dependencies.
  static func valid(count: Int, mostTransients: Int = 60, using generator: inout SeededGenerator) -> GraphPlan {
    var plan = GraphPlan()
    var transients: [Int: Int] = [:]
    for number in (0..<count).reversed() {
      let sharing = Sharing.allCases.randomElement(using: &generator) ?? .singleton
      plan[number] = Service(sharing: sharing, copies: generator.chance(10) ? 3 : 1)
      transients[number] = 1
      for _ in 0..<generator.below(4) where number + 1 < count {
        let target = Int.random(in: number + 1..<count, using: &generator)
        let form = Form.allCases.randomElement(using: &generator) ?? .plain
        let added = plan[target]?.sharing == .transient && !form.isDeferred ? (transients[target] ?? 0) * 3 : 0
        let isCaptive = sharing.isOfContainer && plan.leadsToScoped(target)
        if isCaptive || (transients[number] ?? 0) + added > mostTransients { continue }
        plan.addEdge(from: number, to: target, form)
        transients[number, default: 0] += added
      }
    }
    plan.addCycles(using: &generator)
    plan.addMissingOptionals(using: &generator)
    return plan
  }

  /// Returns whether a service is scoped, or is a transient that requests a scoped service, at once or later.
  func leadsToScoped(_ number: Int) -> Bool {
    var (reached, rest) = (Set([number]), [number])
    while let next = rest.popLast() {
      guard let service = self[next] else { continue }
      if service.sharing == .scoped { return true }
      if service.sharing.isOfContainer { continue }
      for edge in service.edges where reached.insert(edge.target).inserted { rest.append(edge.target) }
    }
    return false
  }

  /// Adds cycles of deferred requests, which are no faults.
  private mutating func addCycles(using generator: inout SeededGenerator) {
    for _ in 0..<numbers.count / 10 {
      let (number, target) = (generator.below(numbers.count), generator.below(numbers.count))
      // A service that a scope shares may retain any other.
      if self[number]?.sharing == .scoped { addEdge(from: number, to: target, generator.chance(50) ? .lazy : .factory) }
    }
  }

  /// Adds optional dependencies on services that are not registered.
  private mutating func addMissingOptionals(using generator: inout SeededGenerator) {
    for number in numbers where generator.chance(5) {
      addEdge(from: number, to: 990 + generator.below(5), generator.chance(50) ? .optional : .all)
    }
  }
}
