public import FurnishGraph

/// A graph of services, written for people to look at and for other programs to read.
///
/// ```swift
/// func page(of graph: ServiceGraph) -> String {
///   GraphReport(graph, title: "Landmarks").html()
/// }
/// ```
///
/// Every form is the same text for the same graph, byte for byte. Names are taken for hostile: whatever a service is
/// called, it stays text.
public struct GraphReport: Hashable, Sendable {
  /// A form that a graph can be written in.
  public enum Format: String, Codable, Hashable, Sendable, CaseIterable {
    /// Lines for a terminal.
    case text
    /// The language of Graphviz.
    case dot
    /// The language of Mermaid, which documents in Markdown may hold.
    case mermaid
    /// JSON that decodes as a graph.
    case json
    /// A picture.
    case svg
    /// A page that needs nothing else: one can search in it, and ask it what needs what.
    case html
  }

  /// What is written.
  public var graph: ServiceGraph
  /// What it is called in the forms that have a heading.
  public var title: String

  /// Makes a report of a graph.
  ///
  /// - Parameters:
  ///   - graph: What is written.
  ///   - title: What it is called in the forms that have a heading.
  public init(_ graph: ServiceGraph, title: String = "Services") {
    self.graph = graph
    self.title = title
  }

  /// The graph in a form that was requested by name.
  ///
  /// - Parameter format: The form.
  /// - Complexity: Linear in services and edges for forms of text; about so for pictures.
  public func rendered(as format: Format) -> String {
    switch format {
    case .text: text()
    case .dot: dot()
    case .mermaid: mermaid()
    case .json: json()
    case .svg: svg()
    case .html: html()
    }
  }
}
