/// A simple model of the instances that a container with reloading settings creates and closes. Each generation has a
/// dictionary of instances. A change copies that of the newest generation, without the nodes that depend on the changed
/// setting.
struct GenerationModel {
  struct Generation {
    /// The settings that differ from those of the root.
    var changed: Set<Int> = []
    /// The instances that the root does not share.
    var own: [Int: Int] = [:]
    var hasEnded = false
  }

  struct Scope {
    let generation: Int
    let parent: Int?
    /// The values of the settings when its outermost scope was opened.
    let values: [Int]
    var instances: [Int: Int] = [:]
    var isOpen = true
  }

  let graph: NodeGraph
  private(set) var values: [Int]
  /// The instances of the root, by node.
  private var root: [Int: Int] = [:]
  /// All generations, in order. The first one is that of the root, which never ends.
  private(set) var generations = [Generation()]
  private(set) var scopes: [Scope] = []

  /// The node of each instance, in the order of creation.
  private(set) var created: [Int] = []
  private(set) var closed: Set<Int> = []

  init(_ graph: NodeGraph, values: [Int]) {
    self.graph = graph
    self.values = values
  }

  mutating func change(_ knob: Int, to value: Int) {
    values[knob] = value
    let old = generations[generations.count - 1]
    var new = Generation(changed: old.changed.union([knob]))
    new.own = old.own.filter { !graph.knobs(of: $0.key).contains(knob) }
    generations.append(new)
    endGenerations()
  }

  mutating func open(in parent: Int?) -> Int {
    let outer = parent.map { scopes[$0] }
    scopes.append(
      Scope(
        generation: outer?.generation ?? generations.count - 1, parent: parent, values: outer?.values ?? values))
    return scopes.count - 1
  }

  /// Returns the instance that a scope has of a node, and creates it if necessary.
  mutating func request(_ node: Int, in scope: Int) -> Int {
    let generation = scopes[scope].generation
    let isShared = graph.knobs(of: node).isDisjoint(with: generations[generation].changed)
    let plan = graph.plans[node]
    let known =
      plan.isScoped ? scopes[scope].instances[node] : isShared ? root[node] : generations[generation].own[node]
    if let known { return known }
    for case .node(let need) in plan.needs { _ = request(need, in: scope) }
    created.append(node)
    let id = created.count - 1
    if plan.isScoped {
      scopes[scope].instances[node] = id
    } else if isShared {
      root[node] = id
    } else {
      generations[generation].own[node] = id
    }
    return id
  }

  mutating func close(_ scope: Int) {
    for child in scopes.indices where scopes[child].parent == scope && scopes[child].isOpen { close(child) }
    scopes[scope].isOpen = false
    closed.formUnion(scopes[scope].instances.values)
    endGenerations()
  }

  /// Closes all instances.
  mutating func closeContainer() { closed = Set(created.indices) }

  private mutating func endGenerations() {
    for index in generations.indices.dropFirst().dropLast() where !generations[index].hasEnded {
      generations[index].hasEnded = !scopes.contains { $0.isOpen && $0.generation == index }
    }
    let living = generations.filter { !$0.hasEnded }
    for generation in generations where generation.hasEnded {
      for (node, id) in generation.own where !living.contains(where: { $0.own[node] == id }) { closed.insert(id) }
    }
  }
}
