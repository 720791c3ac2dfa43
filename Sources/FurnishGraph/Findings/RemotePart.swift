/// The part of a remote endpoint that a finding is about.
package enum RemotePart: Hashable, Sendable {
  /// A parameter, by its name; nil for one without a name.
  case parameter(String?)
  case result
  case error

  /// `the result`, ``the parameter `id` ``
  var text: String {
    switch self {
    case .parameter(let name?): "the parameter `\(name)`"
    case .parameter(nil): "a parameter"
    case .result: "the result"
    case .error: "the error"
    }
  }

  /// Whether the server sends it. Otherwise this program does.
  package var isSentByServer: Bool { if case .parameter = self { false } else { true } }
}

/// A remote endpoint in the program that is checked.
package struct RemoteSubject: Hashable, Sendable {
  package var service: ServiceSymbol
  package var endpoint: String
  package var place: ServicePlace
  /// The place of the endpoint, or of the service, in the program that serves it. The file is one of that program.
  package var servedAt: ServicePlace?

  package init(service: ServiceSymbol, endpoint: String, place: ServicePlace, servedAt: ServicePlace?) {
    self.service = service
    self.endpoint = endpoint
    self.place = place
    self.servedAt = servedAt
  }

  /// `LandmarkService.fetch`
  var name: String { "\(service).\(endpoint)" }

  var location: String { "\(service.fullDescription).\(endpoint), declared at \(place)" }
}

/// The reason for which a type of a remote endpoint is not compared.
package enum RemoteObstacle: Hashable, Sendable {
  /// Its source is not among those that were read.
  case unread
  /// `init(from:)` or `encode(to:)` is in the source.
  case codedByHand
  /// A property has a wrapper, or another attribute that may change how it travels.
  case wrapper(String)
  /// A property has no written type.
  case untyped(String)
  /// A part is between `#if` and `#endif`.
  case condition
  /// It inherits from another class.
  case superclass
  /// No conformance to `Codable` is among the sources.
  case conformance
  /// Its coding keys are no enumeration of texts.
  case keys
  /// Its generic arguments never end.
  case depth
}
