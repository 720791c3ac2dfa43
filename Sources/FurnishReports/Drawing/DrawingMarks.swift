import FurnishGraph

/// The marks in a picture of a difference: of boxes by the numbers of their nodes, of lines by the services that they
/// connect.
struct DrawingMarks: Hashable, Sendable {
  enum Mark: String {
    case added, removed, changed
  }

  struct Ends: Hashable {
    var from: ServiceSymbol
    var to: ServiceSymbol
  }

  private(set) var nodes: [Int: Mark] = [:]
  private(set) var edges: [Ends: Mark] = [:]

  mutating func mark(_ node: Int, _ mark: Mark) { nodes[node] = mark }

  mutating func mark(_ ends: Ends, _ mark: Mark) { edges[ends] = mark }
}
