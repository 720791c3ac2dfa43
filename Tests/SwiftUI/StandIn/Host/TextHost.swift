/// A host that shows views as text: it evaluates them, stores their state, observes changes, and acts as a user would.
///
/// ```swift
/// let host = TextHost(SearchView())
/// try host.type("swift", into: "Search")
/// try host.tap("Open")
/// #expect(host.text.contains("Search: |swift|"))
/// ```
@MainActor
public final class TextHost {
  let outdated = InvalidationQueue()
  let tasks = HostTasks()
  var evaluations: [ObjectIdentifier: Int] = [:]
  private var actionsAfterUpdate: [() -> Void] = []
  private var root: ViewNode?

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - environment: The environment around the view.
  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    root = ViewNode(view, environment, in: self)
    flush()
  }

  /// Shows the first window of an app.
  public convenience init<A: App>(app: A) { self.init(AppRoot(app: app)) }

  /// Shows a preview with its traits, of which the first is applied first.
  public convenience init(_ view: some View, traits: PreviewTrait<Preview.ViewTraits>...) async throws {
    var shown: any View = view
    for trait in traits { shown = try await trait.applied(shown) }
    self.init(AnyView(shown))
  }

  /// Shows another view of the same type, as if the code around it had been evaluated again.
  public func update(_ view: some View) {
    guard let root else { return }
    root.update(view, root.environment, isSameView: false)
    flush()
  }

  /// Removes the view.
  public func remove() {
    root?.remove()
    root = nil
    flush()
  }

  /// Returns the number of times that the bodies of a type of views were evaluated.
  public func evaluations<V: View>(of type: V.Type) -> Int { evaluations[ObjectIdentifier(type)] ?? 0 }

  /// The visible text: a line for each element.
  public var text: String {
    flush()
    return root?.lines().joined(separator: "\n") ?? ""
  }

  func nodes() -> [ViewNode] { root?.all ?? [] }

  func afterUpdate(_ action: @escaping () -> Void) { actionsAfterUpdate.append(action) }

  /// Evaluates views that are out of date, runs their actions when they appear and disappear, and continues until
  /// nothing is left.
  ///
  /// - Returns: Whether a view was evaluated or an action was run.
  @discardableResult
  func flush() -> Bool {
    var rounds = 0
    while !outdated.isEmpty || !actionsAfterUpdate.isEmpty {
      rounds += 1
      precondition(rounds < 10_000, "each evaluation of the views makes another one necessary")
      let evaluations = outdated.takeAll()
        .compactMap { evaluation in evaluation.node.map { (node: $0, evaluation: evaluation) } }
        .sorted { $0.node.depth < $1.node.depth }
      for (node, evaluation) in evaluations { node.refresh(evaluation) }
      let actions = actionsAfterUpdate
      actionsAfterUpdate = []
      for action in actions { action() }
    }
    return rounds > 0
  }
}
