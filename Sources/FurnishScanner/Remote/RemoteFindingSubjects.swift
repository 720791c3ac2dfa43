import FurnishGraph

/// The part of a remote endpoint that a finding is about: a parameter, the result or the error.
enum RemotePart: Hashable, Sendable {
  /// A parameter, by its name; nil for one without a name.
  case parameter(String?)
  case result
  case error

  /// The part in words: `the result`, ``the parameter `id` ``.
  var text: String {
    switch self {
    case .parameter(let name?): "the parameter `\(name)`"
    case .parameter(nil): "a parameter"
    case .result: "the result"
    case .error: "the error"
    }
  }

  /// Whether the server sends the part. Otherwise this program does.
  var isSentByServer: Bool { if case .parameter = self { false } else { true } }
}

/// The remote endpoint, in the program that is checked, that a finding is about.
struct RemoteSubject: Hashable, Sendable {
  var service: ServiceSymbol
  var endpoint: String
  var place: ServicePlace
  /// The place of the endpoint, or of the service, in the program that serves it. The file is one of that program.
  var servedAt: ServicePlace?
  /// The name of the program that serves it, its folder or its fragments; nil if only one program serves.
  var server: String?

  init(
    service: ServiceSymbol, endpoint: String, place: ServicePlace, servedAt: ServicePlace?, server: String? = nil
  ) {
    self.server = server
    self.service = service
    self.endpoint = endpoint
    self.place = place
    self.servedAt = servedAt
  }

  /// The service and the endpoint, as messages name them: `LandmarkService.fetch`.
  var name: String { "\(service).\(endpoint)" }

  var location: String { "\(service.fullDescription).\(endpoint), declared at \(place)" }
}

/// The form of a type in a remote endpoint. A message names the forms of two types that have the same name.
enum RemoteForm: Hashable, Sendable {
  /// An enumeration with raw values of this type.
  case rawCases(String)
  /// A `RawRepresentable` type that is coded as its raw value.
  case rawValue(String)
  /// An enumeration without raw values.
  case cases
  case properties
  /// A type of Swift's own libraries.
  case ofSwift

  var text: String {
    switch self {
    case .rawCases(let type): "an enumeration of `\(type)`"
    case .rawValue(let type): "a raw value of `\(type)`"
    case .cases: "an enumeration without raw values"
    case .properties: "a type with properties"
    case .ofSwift: "a type of Swift's own"
    }
  }
}

/// The reason why a type of a remote endpoint is not compared.
enum RemoteObstacle: Hashable, Sendable {
  /// The source of the type was not read.
  case unread
  /// `init(from:)` or `encode(to:)` is in the source.
  case codedByHand
  /// A property has a wrapper, or another attribute that may change its coding.
  case wrapper(String)
  /// The type has an attribute that is not one of Swift's own. It may be a macro that writes the coding.
  case attribute(String)
  /// A property has no written type.
  case untyped(String)
  /// A part of the type is between `#if` and `#endif`.
  case condition
  /// The type inherits from another class.
  case superclass
  /// No conformance to `Codable` is among the sources.
  case conformance
  /// The coding keys of the type are not declared as an enumeration.
  case keys
  /// The type contains too many types, as a generic type that contains itself with a larger argument each time.
  case depth
}

/// A type, or a property of one, in a remote endpoint.
enum RemoteTypeSubject: Hashable, Sendable {
  case property(String, of: String)
  case type(String)

  var text: String {
    switch self {
    case .property(let name, let owner): "`\(name)` of \(owner)"
    case .type(let name): name
    }
  }
}
