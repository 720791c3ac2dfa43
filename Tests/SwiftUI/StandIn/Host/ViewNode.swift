/// A node in the tree of views, which is the identity of a view. It stores the state of its view, evaluates the view
/// when that is necessary, and releases the state when the view disappears.
@MainActor
final class ViewNode {
  /// A view for a node, and its identity.
  struct Child {
    /// The identity among its siblings, or nil if its index is its identity.
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

  /// The form in which this node is shown, without its content.
  var appearance = NodeAppearance.transparent
  let effects = NodeEffects()

  private var locations: [Int: AnyObject] = [:]
  private var comparisons: [(EnvironmentValues) -> Bool] = []
  private var evaluation: Invalidation?
  private var nextContent: (children: [Child], environment: EnvironmentValues)?
  private var isInTree = true

  init(_ view: any View, _ environment: EnvironmentValues, depth: Int = 0, in host: TextHost) {
    self.view = view
    self.environment = environment
    self.depth = depth
    self.host = host
    evaluate(isSameView: false)
  }

  var children: [ViewNode] { keyedChildren.map(\.node) }

  /// Adds the comparison of a value that the view has read from its environment with that of another environment.
  func compare(_ isSame: @escaping (EnvironmentValues) -> Bool) { comparisons.append(isSame) }

  /// Returns the value of a property of the view, and creates it at the first call.
  func location<Location: AnyObject>(_ slot: Int, make: () -> Location) -> Location {
    // The views of a node are all of one type, whose properties are the same.
    if let known = locations[slot] { return known as! Location }
    let created = make()
    locations[slot] = created
    return created
  }
}

extension ViewNode {
  /// Updates this node to another view of the same type, or to another environment.
  func update(_ view: any View, _ environment: EnvironmentValues, isSameView: Bool) {
    let isSameView = isSameView || Same.values(self.view, view)
    let isSameEnvironment = comparisons.allSatisfy { $0(environment) }
    self.view = view
    self.environment = environment
    if view is any PrimitiveView || !isSameView || !isSameEnvironment || evaluation?.isSet != false {
      evaluate(isSameView: isSameView && evaluation?.isSet == false && isSameEnvironment)
    } else {
      for child in children { child.update(child.view, environment, isSameView: true) }
    }
  }

  /// Evaluates the view again, because a value that `evaluation` has read has changed.
  func refresh(_ evaluation: Invalidation) {
    if isInTree, self.evaluation === evaluation { evaluate(isSameView: false) }
  }

  func setChildren(_ views: [any View], environment: EnvironmentValues? = nil) {
    setChildren(views.map { Child(view: $0) }, environment: environment)
  }

  /// Sets the content of this node. The content is evaluated later, so that its reads do not count as reads of this
  /// view.
  func setChildren(_ children: [Child], environment: EnvironmentValues? = nil) {
    nextContent = (children, environment ?? self.environment)
  }

  /// Evaluates the view, and updates its children.
  ///
  /// - Parameter isSameView: Whether only the environment has changed, so that the children are the same views.
  private func evaluate(isSameView: Bool) {
    let evaluation = Invalidation(self, host.outdated)
    self.evaluation = evaluation
    comparisons = []
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
    guard let (children, environment) = nextContent else { return }
    nextContent = nil
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

  /// Removes this node from the tree with its children, and ends their effects.
  func remove() {
    isInTree = false
    for child in children { child.remove() }
    effects.end(in: host)
  }
}
