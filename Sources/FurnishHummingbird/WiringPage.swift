#if Hummingbird
  import Furnish
  import FurnishGraph
  import FurnishObservability
  import FurnishReports
  import Hummingbird

  /// The page that draws the services of a container, with a list of the instances that live.
  struct WiringPage: ResponseGenerator {
    private let markupBeforeList: String
    private let markupAfterList: String
    private let live: LiveInstances?

    /// - Parameter live: The instances to list; `nil` for a page without a list.
    init(_ graph: ServiceGraph, title: String, live: LiveInstances?) {
      // The picture is drawn once.
      (markupBeforeList, markupAfterList) = GraphReport(graph, title: title).htmlParts()
      self.live = live
    }

    func response(from request: Request, context: some RequestContext) -> Response {
      let table = live.map { list($0.instances) } ?? ""
      return Response(
        status: .ok, headers: headers,
        body: .init(byteBuffer: ByteBuffer(string: markupBeforeList + table + markupAfterList)))
    }

    /// The headers of a page that contains its style and its script, and loads nothing.
    private var headers: HTTPFields {
      [
        .contentType: "text/html; charset=utf-8",
        .contentSecurityPolicy:
          "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
        .xContentTypeOptions: "nosniff",
        .cacheControl: live == nil ? "no-cache" : "no-store",
      ]
    }

    private func list(_ instances: [LiveInstances.Instance]) -> String {
      let now = ContinuousClock.now
      let rows = instances.map { instance in
        let service = instance.name.map { "\(instance.service) “\($0)”" } ?? instance.service
        return """
          <tr><td>\(service.inMarkup)</td><td>\(instance.scope.inMarkup)</td>\
          <td>\(now - instance.since) ago</td><td>\(instance.duration)</td></tr>

          """
      }
      return """
        <details id="live">
        <summary>\(instances.count) live \(instances.count == 1 ? "instance" : "instances")</summary>
        <table>
        <thead><tr><th>service</th><th>scope</th><th>created</th><th>took</th></tr></thead>
        <tbody>
        \(rows.joined())</tbody>
        </table>
        </details>

        """
    }
  }
#endif
