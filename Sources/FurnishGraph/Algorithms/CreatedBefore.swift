/// The stored services that exist when an asynchronous recipe requests them later, without `await`.
///
/// Either `start()` creates them, or another parameter of the recipe is or needs the same service:
/// `{ (store: Store, later: Lazy<Store>) async in … }`.
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
    guard !graph.traits[service].isDisjoint(with: .stored) else { return false }
    if isCreatedByStart(service) { return true }
    if self.requester != requester {
      createdByParameters.run(from: CollectionOfOne(requester)) { _, edge in !edge.isDeferred }
      self.requester = requester
    }
    return createdByParameters.hasReached(service)
  }

  /// Returns whether a service is shared by the container, and `start()` creates it: it is eager, or an eager service
  /// of any lifetime awaits it.
  mutating func isCreatedByStart(_ service: Int) -> Bool {
    guard graph.traits[service].contains(.sharedByContainer), graph.allTraits.contains(.eager) else { return false }
    if let createdByStart { return createdByStart.hasReached(service) }
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: graph.eager) { graph.isAwaited($1, by: $0) }
    createdByStart = search
    return search.hasReached(service)
  }
}
