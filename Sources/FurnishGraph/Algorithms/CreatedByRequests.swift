/// The shared services that requests create, each with the first place of the code after which it exists.
///
/// The order of requests in different code is unknown: a request of other code counts as an earlier one. So a service that
/// requests of two codes create exists everywhere.
struct CreatedByRequests {
  /// The places at which a service exists.
  private enum Existence {
    case everywhere
    /// The code after a place, and all other code.
    case after(CodeOrder)
  }

  private let graph: FlatGraph
  private var existences: [Int: Existence] = [:]

  /// - Parameter requests: The registrations that requests resolve, and the places of the requests; nil for a request
  ///   that runs before all code.
  /// - Complexity: Linear in nodes and edges, after sorting the requests.
  init(_ graph: FlatGraph, requests: [(place: CodeOrder?, nodes: [Int])]) {
    self.graph = graph
    // In this order the first visit of a registration finds the first place of its code.
    for request in requests.sorted(by: { ($0.place?.number ?? .min) < ($1.place?.number ?? .min) }) {
      add(request.nodes, request.place.map(Existence.after) ?? .everywhere)
    }
  }

  /// Returns whether a registration is shared, and requests have created its service before a place of the code.
  ///
  /// - Parameter place: The place; nil for any.
  func contains(_ node: Int, before place: CodeOrder?) -> Bool {
    guard let existence = existences[node], graph.traits[node].contains(.sharedByContainer) else { return false }
    guard let place, case .after(let first) = existence else { return true }
    return place.mayFollow(first)
  }

  private mutating func add(_ nodes: [Int], _ existence: Existence) {
    var remaining = nodes
    while let node = remaining.popLast() {
      guard let joined = joined(existences[node], existence) else { continue }
      existences[node] = joined
      for edge in graph.edges[node] where !edge.isDeferred && !edge.trapsOnError { remaining.append(Int(edge.target)) }
    }
  }

  /// Returns the existence of a service that a later request creates as well, or nil if that adds no place.
  private func joined(_ known: Existence?, _ added: Existence) -> Existence? {
    switch (known, added) {
    case (nil, _): added
    case (.everywhere, _): nil
    case (.after(let first), .after(let second)) where first.code == second.code: nil
    case (.after, _): .everywhere
    }
  }
}
