public import FurnishGraph

/// A graph of services as text, a picture, a page, or data for other programs.
///
/// ```swift
/// func page(of graph: ServiceGraph) -> String {
///   GraphReport(graph, title: "Landmarks").html()
/// }
/// ```
///
/// Equal graphs result in the same text, byte for byte. Names are escaped, so that none is read as markup.
public struct GraphReport: Hashable, Sendable {
  /// A form that a graph can be written in.
  public enum Format: String, Codable, Hashable, Sendable, CaseIterable {
    /// Lines for a terminal.
    case text
    /// The language of Graphviz.
    case dot
    /// The language of Mermaid, which Markdown documents can contain.
    case mermaid
    /// JSON that decodes as a graph.
    case json
    /// A picture.
    case svg
    /// A page that needs nothing else, and in which services and their dependencies can be searched.
    case html
  }

  /// The graph to write.
  public var graph: ServiceGraph
  /// The title, in the forms that have a heading.
  public var title: String

  /// Creates a report of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph to write.
  ///   - title: The title, in the forms that have a heading.
  public init(_ graph: ServiceGraph, title: String = "Services") {
    self.graph = graph
    self.title = title
  }

  /// Returns the graph in a form.
  ///
  /// - Parameter format: The form.
  /// - Complexity: Linear in services and edges for forms of text; about linear for pictures.
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
