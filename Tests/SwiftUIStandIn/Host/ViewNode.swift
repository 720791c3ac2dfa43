/// A place in the tree of views: its identity. It keeps the state of its view, evaluates the view when
/// that is necessary, and releases the state when the view disappears.
@MainActor
final class ViewNode {
  /// A view for a node, and its place.
  struct Child {
    /// The identity among its siblings; nil stands for its number.
    var slot: AnyHashable?
    let view: any View
  }

  private struct Key: Hashable {
    let slot: AnyHashable
    let type: ObjectIdentifier
  }

  unowned let host: TextHost
  let depth: Int
  private(set) var view: any View
  private(set) var environment: EnvironmentValues
  private var keyedChildren: [(key: Key, node: ViewNode)] = []

  /// The text of this place, without its content.
  var look = Look.transparent
  let effects = NodeEffects()

  private var locations: [Int: AnyObject] = [:]
  private var readings: [(EnvironmentValues) -> Bool] = []
  private var evaluation: Invalidation?
  private var wanted: (children: [Child], environment: EnvironmentValues)?
  private var isInTree = true

  init(_ view: any View, _ environment: EnvironmentValues, depth: Int = 0, in host: TextHost) {
    self.view = view
    self.environment = environment
    self.depth = depth
    self.host = host
    evaluate(isSameView: false)
  }

  var children: [ViewNode] { keyedChildren.map(\.node) }

  /// Adds a value that the view has read from its environment: a comparison with the same value in another one.
  func compare(_ isSame: @escaping (EnvironmentValues) -> Bool) { readings.append(isSame) }

  /// Returns the value of a property of the view, and creates it at the first call.
  func location<Location: AnyObject>(_ slot: Int, make: () -> Location) -> Location {
    // The views of a node are all of one type, whose properties are the same.
    if let known = locations[slot] { return known as! Location }
    let made = make()
    locations[slot] = made
    return made
  }
}

extension ViewNode {
  /// Another view of the same type is at this place, or in another environment.
  func update(_ view: any View, _ environment: EnvironmentValues, isSameView: Bool) {
    let isSameView = isSameView || Same.values(self.view, view)
    let isSameEnvironment = readings.allSatisfy { $0(environment) }
    self.view = view
    self.environment = environment
    if view is any PrimitiveView || !isSameView || !isSameEnvironment || evaluation?.isSet != false {
      evaluate(isSameView: isSameView && evaluation?.isSet == false && isSameEnvironment)
    } else {
      for child in children { child.update(child.view, environment, isSameView: true) }
    }
  }

  /// Something that the view has read is another.
  func refresh(_ evaluation: Invalidation) {
    if isInTree, self.evaluation === evaluation { evaluate(isSameView: false) }
  }

  func setChildren(_ views: [any View], environment: EnvironmentValues? = nil) {
    setChildren(views.map { Child(view: $0) }, environment: environment)
  }

  /// Sets the content of this place. It is evaluated later, so that its reads are not those of this view.
  func setChildren(_ children: [Child], environment: EnvironmentValues? = nil) {
    wanted = (children, environment ?? self.environment)
  }

  /// - Parameter isSameView: Whether it is evaluated for its environment's sake alone, so that the children are the same.
  private func evaluate(isSameView: Bool) {
    let evaluation = Invalidation(self, host.outdated)
    self.evaluation = evaluation
    readings = []
    Invalidation.$current.withValue(evaluation) {
      withObservationTracking {
        if let primitive = view as? any PrimitiveView {
          primitive.update(self)
        } else {
          setChildren([body(of: view)])
        }
      } onChange: {
        evaluation.set()
      }
    }
    reconcile(isSameView: isSameView)
  }

  private func body<V: View>(of view: V) -> any View {
    host.evaluations[ObjectIdentifier(V.self), default: 0] += 1
    return installed(view).body
  }

  private func reconcile(isSameView: Bool) {
    guard let (children, environment) = wanted else { return }
    wanted = nil
    var old = Dictionary(keyedChildren.map { ($0.key, $0.node) }) { first, _ in first }
    let order = keyedChildren.map(\.key)
    keyedChildren = children.enumerated().map { index, child in
      let key = Key(slot: child.slot ?? AnyHashable(index), type: ObjectIdentifier(type(of: child.view)))
      if let node = old.removeValue(forKey: key) {
        node.update(child.view, environment, isSameView: isSameView)
        return (key, node)
      }
      return (key, ViewNode(child.view, environment, depth: depth + 1, in: host))
    }
    for key in order { old[key]?.remove() }
  }

  /// No view is at this place any more.
  func remove() {
    isInTree = false
    for child in children { child.remove() }
    effects.end(in: host)
  }
}
