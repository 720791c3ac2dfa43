import Furnish
import FurnishServiceLifecycle

/// A random graph of probes, each of which needs up to two of those before it.
struct RandomGraph: Sendable {
  /// The probes that each probe requests.
  let needs: [[Int]]

  init(using random: inout some RandomNumberGenerator) {
    let count = Int.random(in: 2...numberTypes.count, using: &random)
    needs = (0..<count).map { number in
      Array((0..<number).shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)))
    }
  }

  var count: Int { needs.count }

  /// The probes that each probe needs, directly or through others.
  var allNeeds: [Set<Int>] {
    var all: [Set<Int>] = []
    for needed in needs { all.append(needed.reduce(into: Set(needed)) { $0.formUnion(all[$1]) }) }
    return all
  }

  /// Registers the probes in a random order.
  func register(
    in services: any ServiceCollection, _ scripts: ProbeScripts, using random: inout some RandomNumberGenerator
  ) {
    services.register(ProbeScripts.self, instance: scripts)
    for type in numberTypes.prefix(count) { addLink(type, services) }
    for number in needs.indices.shuffled(using: &random) {
      let type = numberTypes[number]
      let needed = needs[number].map { numberTypes[$0] }
      switch needed.count {
      case 0: add(type, services)
      case 1 where Bool.random(using: &random): add(type, needing: needed[0], services)
      case 1: add(type, needingLink: needed[0], services)
      default: add(type, needing: needed[0], needed[1], services)
      }
    }
  }

  private func addLink<A: NumberType>(_ a: A.Type, _ services: any ServiceCollection) {
    services.register(Link<A>.self, lifetime: .transient) { (probe: Probe<A>) in Link(probe: probe) }
  }

  private func add<A: NumberType>(_ a: A.Type, _ services: any ServiceCollection) {
    services.registerRunning(Probe<A>.self) { (scripts: ProbeScripts) in Probe<A>(scripts) }
  }

  private func add<A: NumberType, B: NumberType>(_ a: A.Type, needing b: B.Type, _ services: any ServiceCollection) {
    services.registerRunning(Probe<A>.self) { (scripts: ProbeScripts, _: Probe<B>) in Probe<A>(scripts) }
  }

  private func add<A: NumberType, B: NumberType>(_ a: A.Type, needingLink b: B.Type, _ services: any ServiceCollection)
  {
    services.registerRunning(Probe<A>.self) { (scripts: ProbeScripts, _: Link<B>) in Probe<A>(scripts) }
  }

  private func add<A: NumberType, B: NumberType, C: NumberType>(
    _ a: A.Type, needing b: B.Type, _ c: C.Type, _ services: any ServiceCollection
  ) {
    services.registerRunning(Probe<A>.self) { (scripts: ProbeScripts, _: Probe<B>, _: Link<C>) async throws in
      Probe<A>(scripts)
    }
  }
}
