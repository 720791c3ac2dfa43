/// The shared services that requests create, each with the first place of the code after which it exists.
///
/// The order of requests in different pieces of code is unknown, so a request in another piece counts as an earlier
/// one. A service that requests in two pieces of code create therefore exists everywhere.
struct CreatedByRequests {
  /// The places at which a service exists.
  private enum Existence {
    case everywhere
    /// In the code after a place, and in all other pieces of code.
    case after(CodeOrder)
  }

  private let graph: FlatGraph
  private var existences: [Int: Existence] = [:]

  /// Finds the services that some requests create, and the places after which the services exist.
  ///
  /// - Parameter requests: The requests: their places in the code, `nil` for one that runs before all code or at an
  ///   unknown time, and the registrations that they resolve.
  /// - Complexity: Linear in nodes and edges, after sorting the requests.
  init(_ graph: FlatGraph, requests: [(place: CodeOrder?, nodes: [Int])]) {
    self.graph = graph
    // In this order, the first visit of a registration in a piece of code is that of its first request there.
    for request in requests.sorted(by: { ($0.place?.number ?? .min) < ($1.place?.number ?? .min) }) {
      add(request.nodes, request.place.map(Existence.after) ?? .everywhere)
    }
  }

  /// Returns whether a registration is shared, and requests have created its service before a place of the code.
  ///
  /// - Parameter place: The place; `nil` for any.
  func contains(_ node: Int, before place: CodeOrder?) -> Bool {
    guard let existence = existences[node], graph.traits[node].contains(.sharedByContainer) else { return false }
    guard let place, case .after(let first) = existence else { return true }
    return place.mayFollow(first)
  }

  /// Notes that a request creates the services of registrations, and all services that they depend on.
  private mutating func add(_ nodes: [Int], _ existence: Existence) {
    var remaining = nodes
    while let node = remaining.popLast() {
      guard let joined = joined(existences[node], existence) else { continue }
      existences[node] = joined
      for edge in graph.edges[node] where !edge.isDeferred && !edge.trapsOnError { remaining.append(Int(edge.target)) }
    }
  }

  /// Returns the places at which a service exists if another request creates it as well; `nil` if the other request
  /// adds none.
  private func joined(_ known: Existence?, _ added: Existence) -> Existence? {
    switch (known, added) {
    case (nil, _): added
    case (.everywhere, _): nil
    case (.after(let first), .after(let second)) where first.code == second.code: nil
    case (.after, _): .everywhere
    }
  }
}
