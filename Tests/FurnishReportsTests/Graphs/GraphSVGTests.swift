import Foundation
import FurnishGraph
import FurnishReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GraphSVGTests {
  private let svg = GraphReport(SampleGraphs.tiny, title: "Tiny <b>").svg()

  @Test func `a box has its name, its lifetime and its color`() {
    #expect(svg.contains(#"<g class="box singleton" transform="#))
    #expect(svg.contains(#"<text class="name" x="15" y="19">any Log</text>"#))
    #expect(svg.contains(#"<text class="detail" x="15" y="34">ConsoleLog · singleton</text>"#))
    #expect(svg.contains("<title>any App.Log · singleton</title>"))
  }

  @Test func `a finding is marked and reported`() {
    #expect(svg.contains(#"<g class="box missing error""#))
    #expect(svg.contains("<title>App.Gone · not registered · Gone is not registered.</title>"))
    #expect(svg.contains(#"<path class="line faulty""#))
  }

  @Test func `the lifetimes of a program share one color`() {
    #expect(svg.contains(#"<g class="box custom" transform="#))
  }

  @Test func `lines show the kind of the request`() {
    for style in ["deferred", "all", "optional"] { #expect(svg.contains("<path class=\"line \(style)\"")) }
  }

  @Test func `the legend counts lifetimes and findings`() {
    #expect(svg.contains(#"<text class="title" x="18" y="32">Tiny &lt;b&gt;</text>"#))
    #expect(svg.contains(">2 singleton</text>"))
    #expect(svg.contains(">1 error</text>"))
  }

  @Test(arguments: [SampleGraphs.tiny, SampleGraphs.small, SampleGraphs.hostile])
  func `a picture is XML without scripts and addresses`(graph: ServiceGraph) throws {
    let svg = GraphReport(graph, title: "\u{0}<script>]]>").svg()
    let reader = ElementReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let known: Set = ["svg", "style", "rect", "text", "circle", "g", "path", "title"]
    #expect(Set(reader.names).isSubset(of: known))
    #expect(!reader.attributes.contains { $0.hasPrefix("on") || $0.hasSuffix("href") })
  }

  @Test func `an empty graph is a picture`() {
    #expect(GraphReport(ServiceGraph(nodes: [], edges: [], findings: [])).svg().hasPrefix("<svg "))
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes found: [String: String]
  ) {
    names.append(name)
    attributes += found.keys
  }
}
