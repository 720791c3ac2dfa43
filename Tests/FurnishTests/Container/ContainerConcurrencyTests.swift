import Furnish
import Testing

/// Many requests to one container at the same time.
struct ContainerConcurrencyTests {
  /// A container with 200 services of all lifetimes, and a counter of their instances.
  private struct Town {
    let plan: GraphPlan
    let census = Census()
    let provider: ServiceScope

    init(seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      plan = GraphPlan.valid(count: 200, mostTransients: 12, using: &generator)
      let container = ServiceContainer()
      plan.register(in: try container.services, census: census, using: &generator)
      provider = try container.validated()
    }

    var types: [any GraphNode.Type] { plan.numbers.map(nodeType) }
    var needsScope: [Bool] { plan.numbers.map(plan.leadsToScoped) }

    /// Checks that each service that the container shares was created exactly once.
    func expectOneOfEachSingleton(_ location: SourceLocation = #_sourceLocation) {
      for number in plan.numbers where plan[number]?.sharing == .singleton {
        let expected = Dictionary(uniqueKeysWithValues: (0..<(plan[number]?.copies ?? 0)).map { ($0, 1) })
        #expect(census.created(of: number) == expected, sourceLocation: location)
      }
    }
  }

  /// Requests a node with `resolveRequired` (method 0), `resolve` (1) or `resolveAll` (2), and returns whether the result
  /// is the requested one.
  private static func request<Node: GraphNode>(_ node: Node.Type, of provider: ServiceScope, method: Int) -> Bool {
    switch method {
    case 0: provider.resolveRequired(node).number == Node.number
    case 1: provider.resolve(node) != nil
    default: provider.resolveAll(node).map(\.copy) == Array(0..<provider.resolveAll(node).count)
    }
  }

  @Test func `tasks that request a thousand times create each singleton once`() async throws {
    let census = try await { () async throws -> Census in
      let town = try Town(seed: 1)
      let (types, needsScope) = (town.types, town.needsScope)
      let scopes = Shared((0..<4).map { _ in town.provider.makeScope() })
      let wrong = await withTaskGroup(of: Int.self) { group in
        for task in 0..<64 {
          group.addTask {
            var generator = SeededGenerator(seed: UInt64(task))
            var wrong = 0
            for _ in 0..<1_000 {
              let number = generator.below(types.count)
              let scope = scopes.withValue { $0[generator.below(4)] }
              // Other tasks may be requesting from the scope that is released here.
              if generator.chance(1) {
                let (new, place) = (scope.makeScope(), generator.below(4))
                let old = scopes.withValue { scopes in
                  defer { scopes[place] = new }
                  return scopes[place]
                }
                withExtendedLifetime(old) {}
              }
              let isFromRoot = !needsScope[number] && generator.chance(50)
              let provider = isFromRoot ? town.provider : scope
              if !Self.request(types[number], of: provider, method: generator.below(3)) { wrong += 1 }
            }
            return wrong
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
      for (type, needsScope) in zip(types, needsScope) where !needsScope {
        let isRight = Self.request(type, of: town.provider, method: 2)
        #expect(isRight)
      }
      town.expectOneOfEachSingleton()
      return town.census
    }()
    #expect(census.living == 0)
  }

  @Test(arguments: Seeds.first(5))
  func `threads that request services for the first time create each singleton once`(seed: UInt64) throws {
    let census = try { () throws -> Census in
      let town = try Town(seed: seed)
      let (types, provider) = (town.types, town.provider)
      let start = Barrier(8)
      let wrong = TestThread.each(of: 8) { thread in
        var generator = SeededGenerator(seed: UInt64(thread))
        let scope = provider.makeScope()
        start.arrive()
        return types.shuffled(using: &generator).filter { !Self.request($0, of: scope, method: 2) }.count
      }
      #expect(wrong == Array(repeating: 0, count: 8))
      town.expectOneOfEachSingleton()
      return town.census
    }()
    #expect(census.living == 0)
  }

  @Test func `threads of one scope share its services`() throws {
    let population = Population()
    let provider = try validatedProvider { $0.register(Member.self, lifetime: .scoped) { Member(of: population) } }
    for _ in 0..<50 {
      let scope = provider.makeScope()
      let start = Barrier(8)
      let members = TestThread.each(of: 8) { _ in
        start.arrive()
        return ObjectIdentifier(scope.resolveRequired(Member.self))
      }
      #expect(Set(members).count == 1)
    }
    #expect((population.created, population.living) == (50, 0))
  }

  @Test func `a waiter of a failed build creates the service again`() throws {
    for _ in 0..<20 {
      let attempts = Shared(0)
      let provider = try validatedProvider {
        $0.register(Candle.self) {
          let attempt = attempts.withValue {
            $0 += 1
            return $0
          }
          if attempt == 1 { throw Darkness() }
          return Candle()
        }
      }
      let start = Barrier(8)
      let candles = TestThread.each(of: 8) { _ in
        start.arrive()
        return try? provider.require(Candle.self)
      }
      #expect(candles.filter { $0 == nil }.count == 1)
      #expect(Set(candles.compactMap { $0.map(ObjectIdentifier.init) }).count == 1)
      #expect(attempts.value == 2)
    }
  }

  /// Requests two services that need each other on two threads, and returns the rules of the errors.
  private static func requestHalvesOfACycle() throws -> [String] {
    let bothAreBeingCreated = Barrier(2)
    let provider = try validatedProvider {
      $0.register([Int].self) { provider in
        bothAreBeingCreated.arrive()
        return try provider.require([String].self).map(\.count)
      }
      $0.register([String].self) { provider in
        bothAreBeingCreated.arrive()
        return try provider.require([Int].self).map { "\($0)" }
      }
    }
    return TestThread.each(of: 2) { thread in
      do {
        if thread == 0 { _ = try provider.require([Int].self) } else { _ = try provider.require([String].self) }
        return "nothing"
      } catch {
        return (error as? ServiceError)?.rule ?? "\(error)"
      }
    }
  }

  @Test func `halves of a cycle on two threads are an error and do not hang`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      for _ in 0..<20 {
        let rules = try Self.requestHalvesOfACycle()
        #expect(rules == ["dependency-cycle", "dependency-cycle"])
      }
    }
  }
}
