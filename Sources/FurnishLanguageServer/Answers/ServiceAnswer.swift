import FurnishGraph
import FurnishReports
import FurnishScanner

/// The text that an editor shows about the services at a place.
struct ServiceAnswer {
  let services: [ServiceOccurrences]
  let client: ClientCapabilities
  /// Returns the absolute path, the address and the text of the file of a place.
  let file: (ServicePlace) -> (path: String, uri: String, text: DocumentText?)

  /// The places where the services are registered.
  var definitions: JSONValue {
    .array(services.flatMap { $0.registrations.map(\.place) }.uniquedInOrder.map(location))
  }

  /// Returns the places that request the services, and the registrations that require them.
  func references(includesDeclaration: Bool) -> JSONValue {
    let places = services.flatMap { service in
      (includesDeclaration ? service.registrations.map(\.place) : []) + service.requests
        + service.dependents.map(\.place)
    }
    return .array(places.uniquedInOrder.map(location))
  }

  private func location(_ place: ServicePlace) -> JSONValue {
    let file = file(place)
    let start = TextPosition(line: place.line - 1, character: 0)
    let range = file.text?.range(at: place, client.encoding) ?? start..<start
    return .members(["uri": .string(file.uri), "range": range.json])
  }

  /// The places where the services are registered, their lifetimes, and the number of their dependents.
  var hover: JSONValue? {
    guard !services.isEmpty else { return nil }
    let text = services.map { lines($0).joined(separator: client.showsMarkdown ? "  \n" : "\n") }
      .joined(separator: "\n\n")
    return .members([
      "contents": .members([
        "kind": .string(client.showsMarkdown ? "markdown" : "plaintext"), "value": .string(text),
      ])
    ])
  }

  private func lines(_ service: ServiceOccurrences) -> [String] {
    var lines = [code("\(service.symbol)")]
    if service.registrations.isEmpty { lines.append("registered nowhere") }
    for registration in service.registrations {
      let implementation = registration.implementation.map {
        $0 == service.symbol.shortType ? "" : ", created as \(code($0))"
      }
      lines.append(
        registration.isDecorator
          ? "decorated at \(link(registration.place))"
          : "registered at \(link(registration.place)), \(registration.lifetime)\(implementation ?? "")")
    }
    let dependents = Set(service.dependents.map { "\($0.symbol)" }).sorted()
    let names = dependents.isEmpty ? "" : ": " + dependents.prefix(Self.nameLimit).map(code).joined(separator: ", ")
    let rest = dependents.count > Self.nameLimit ? " and \(dependents.count - Self.nameLimit) more" : ""
    let requests = String.counted(service.requests.count, "request")
    lines.append("\(String.counted(dependents.count, "dependent"))\(names)\(rest), \(requests)")
    return lines
  }

  /// The most dependents that are named.
  private static let nameLimit = 5

  private func code(_ text: String) -> String { client.showsMarkdown ? "`\(text)`" : text }

  private func link(_ place: ServicePlace) -> String {
    client.showsMarkdown ? "[\(place)](\(file(place).uri)#L\(place.line))" : "\(place)"
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order of their first places.
  fileprivate var uniquedInOrder: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
