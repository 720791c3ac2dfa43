extension TreeModel {
  /// The pieces that closing a node closes: a list for each node, in the order of the nodes, and those that lived with
  /// the override of a value and may have been closed before.
  struct Closings {
    var nodes: [[Int]] = []
    var withValues: [Int] = []
  }

  /// Closes a node, its newest child first.
  func close(_ node: Node) -> Closings {
    var closings = Closings()
    close(node, into: &closings)
    return closings
  }

  private func close(_ node: Node, into closings: inout Closings) {
    guard !node.isClosed else { return }
    for child in node.children.reversed() { close(child, into: &closings) }
    let owned = node.owned.filter { !pieces[$0].isWrapped }
    closings.nodes.append(owned.filter { pieces[$0].layer == nil })
    closings.withValues += owned.filter { pieces[$0].layer != nil }
    node.isClosed = true
  }

  /// Returns whether a piece needs another one, directly or not.
  func needs(_ piece: Int, _ other: Int) -> Bool {
    pieces[piece].dependencies.contains { $0 == other || needs($0, other) }
  }

  // MARK: Requests of pieces that exist

  /// Uses a lazy parameter, which requests its service once.
  func useLazy(_ link: Int, of piece: Int, service: Int) throws -> Int? {
    if let storedPiece = pieces[piece].requestedLazily[link] { return storedPiece }
    let node = pieces[piece].node
    let request = Request(service: service, isAsync: false, layer: nil, scope: pieces[piece].scope)
    let result = try instance(request, from: node)
    pieces[piece].requestedLazily[link] = result
    return result
  }

  /// Requests a service from the provider that a piece has stored.
  func useProvider(of piece: Int, service: Int) throws -> Int? {
    let request = Request(service: service, isAsync: false, layer: nil, scope: pieces[piece].scope)
    let result = try instance(request, from: pieces[piece].node)
    if let result { pieces[piece].requestedFromProvider.append(result) }
    return result
  }
}
