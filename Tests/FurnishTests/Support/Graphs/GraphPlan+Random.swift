extension GraphPlan {
  /// A random plan in which nothing is wrong: every service can be had of a scope.
  ///
  /// Services need those of higher numbers at once, and lower ones only later.
  ///
  /// - Parameter mostTransients: How many transients one service may make for itself: those of those grow fast.
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
        let made = plan[target]?.sharing == .transient && !form.isDeferred ? (transients[target] ?? 0) * 3 : 0
        let isCaptive = sharing.isOfContainer && plan.leadsToScoped(target)
        if isCaptive || (transients[number] ?? 0) + made > mostTransients { continue }
        plan.addEdge(from: number, to: target, form)
        transients[number, default: 0] += made
      }
    }
    plan.addCycles(using: &generator)
    plan.addNeedsOfNobody(using: &generator)
    return plan
  }

  /// Returns whether a service is scoped, or is unshared and needs one that is, now or later.
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

  /// Services that need others which need them: lazily, so that nothing is wrong.
  private mutating func addCycles(using generator: inout SeededGenerator) {
    for _ in 0..<numbers.count / 10 {
      let (number, target) = (generator.below(numbers.count), generator.below(numbers.count))
      // A service that a scope shares may retain any other.
      if self[number]?.sharing == .scoped { addEdge(from: number, to: target, generator.chance(50) ? .lazy : .factory) }
    }
  }

  /// Services that take an optional service which is not registered.
  private mutating func addNeedsOfNobody(using generator: inout SeededGenerator) {
    for number in numbers where generator.chance(5) {
      addEdge(from: number, to: 990 + generator.below(5), generator.chance(50) ? .optional : .all)
    }
  }
}
