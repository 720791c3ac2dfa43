/// The stored services that exist when a parameter of an asynchronous recipe requests them later: `start()` creates
/// them, or the other parameters of the recipe do.
struct CreatedBefore {
  private let graph: FlatGraph
  /// The services that `start()` creates; `nil` until a service is searched among them.
  private var createdByStart: BreadthFirstSearch?
  /// The services that the parameters of `requester` create.
  private var createdByParameters: BreadthFirstSearch
  private var requester: Int?

  init(_ graph: FlatGraph) {
    self.graph = graph
    createdByParameters = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
  }

  /// Returns whether a service is stored, and created before an asynchronous recipe requests it later.
  ///
  /// - Complexity: Linear in the services that the recipe requests, directly or not, for the first service of each
  ///   requester.
  mutating func contains(_ service: Int, requestedLaterBy requester: Int) -> Bool {
    let traits = graph.traits[service]
    guard !traits.isDisjoint(with: .stored) else { return false }
    if traits.contains(.sharedByContainer), isCreatedByStart(service) { return true }
    if self.requester != requester {
      createdByParameters.run(from: CollectionOfOne(requester)) { _, edge in !edge.isDeferred }
      self.requester = requester
    }
    return createdByParameters.hasReached(service)
  }

  private mutating func isCreatedByStart(_ service: Int) -> Bool {
    if let createdByStart { return createdByStart.hasReached(service) }
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    let eager = (0..<graph.registrationCount).filter { graph.traits[$0].isSuperset(of: .readyAtStart) }
    search.run(from: eager) { _, edge in !edge.isDeferred }
    createdByStart = search
    return search.hasReached(service)
  }
}
