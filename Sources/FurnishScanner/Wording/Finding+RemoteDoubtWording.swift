import FurnishGraph

// The words of findings about services that another program serves and that are not compared, or not as a whole. Each
// is tested word for word.

extension Finding {
  /// Creates the finding about a type of a remote endpoint that is not compared, or not as a whole.
  ///
  /// - Parameter isExpected: Whether both programs have the type, and nothing indicates that it differs.
  static func remoteTypeUndecidable(
    _ type: String, in part: RemotePart, of endpoint: RemoteSubject, because obstacle: RemoteObstacle,
    onServer: Bool, isExpected: Bool
  ) -> Finding {
    let side = onServer ? " on the server" : ""
    // The other properties are compared.
    let extent =
      switch obstacle {
      case .wrapper, .untyped: " as a whole"
      default: ""
      }
    return undecidable(
      endpoint, "\(type) in \(part.text) of \(endpoint.name) is not compared\(extent): \(reason(obstacle, side)).",
      isExpected ? .note : .warning, fix: advice(obstacle))
  }

  private static func reason(_ obstacle: RemoteObstacle, _ side: String) -> String {
    switch obstacle {
    case .unread: "its source was not read\(side)"
    case .codedByHand: "its coding is written by hand\(side)"
    case .wrapper(let property): "its property `\(property)` has an attribute\(side), which may code it"
    case .attribute(let name): "`@\(name)` may code it\(side)"
    case .untyped(let property): "its property `\(property)` has no written type\(side)"
    case .condition: "a part of it depends on `#if`\(side)"
    case .superclass: "it inherits from another class\(side)"
    case .conformance: "no conformance to Codable was read\(side)"
    case .keys: "its coding keys cannot be read\(side)"
    case .depth: "its generic arguments have no end\(side)"
    }
  }

  private static func advice(_ obstacle: RemoteObstacle) -> String {
    switch obstacle {
    case .unread, .conformance: "read its module as well, in both programs."
    case .untyped(let property): "write the type of `\(property)`."
    case .condition: "say which flags are set: `furnish check --define DEBUG --undefine TRACE`."
    case .codedByHand, .wrapper, .attribute, .superclass, .keys, .depth:
      "test it with both programs, then silence this finding: `// furnish:ignore undecidable reason`."
    }
  }

  /// Creates the finding about a service that one of two programs does not serve, although the two serve some of the
  /// same services: they may be versions of one server.
  ///
  /// - Parameters:
  ///   - server: The program without the service.
  ///   - other: A program that serves it, and serves some of the same services.
  static func serviceNotInVersion(
    _ service: ServiceSymbol, declared: ServicePlace, server: String, other: String
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "The server in \(server) does not serve \(service), which the one in \(other) serves.",
      location: "\(service.fullDescription), declared at \(declared)", place: declared, chain: [service],
      fix: "serve it in both; if these are different servers, silence this finding: "
        + "`// furnish:ignore undecidable reason`.")
  }

  /// Creates the finding about a server that declares several services of one name, of which some match and others do
  /// not.
  static func servedServiceUndecidable(
    _ service: ServiceSymbol, place: ServicePlace, among places: [ServicePlace]
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "Several services of the server are called \(service), and only some of them match.",
      location: "\(service.fullDescription), declared at \(place)", place: place, chain: [service],
      notes: places.map { Note(message: "The server declares one at \($0).") },
      fix: "serve one of them, and give the others another name: a call carries the name without its module.")
  }

  /// Creates the finding about a service of the server that is between `#if` and `#endif`.
  static func servedServiceConditional(
    _ service: ServiceSymbol, place: ServicePlace, servedAt: ServicePlace, server: String?
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "\(the(server)) declares \(service) where `#if` allows it, and maybe another one elsewhere.",
      location: "\(service.fullDescription), declared at \(place)", place: place, chain: [service],
      notes: [Note(message: "\(the(server)) declares it at \(servedAt).")],
      fix: "say which flags are set, `furnish check --define V2 --undefine V1`, or declare it without a condition.")
  }

  /// Creates the finding about a conformance to `RemoteService` that is written without the macro.
  static func remoteServiceUndecidable(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "The endpoints of \(service) are not compared: its conformance to RemoteService is written by hand.",
      location: "\(service.fullDescription), declared at \(place)", place: place, chain: [service],
      fix: "let `@RemoteService` write it, or test it with both programs.")
  }

  /// Creates the finding about files of the server that could not be read, or not as a whole.
  ///
  /// - Parameters:
  ///   - place: The place of the first service that is compared.
  ///   - server: The name of the server; nil if there is only one server.
  static func serverFilesUnread(_ paths: [String], of server: String?, place: ServicePlace) -> Finding {
    let files = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    return Finding(
      rule: "undecidable", severity: .warning,
      message: "\(the(server)) is not compared as a whole: \(files) could not be read, or not as a whole.",
      location: "the first remote service, at \(place)", place: place, chain: [],
      fix: "fix what `furnish check` reports in the folder of the server.")
  }

  private static func undecidable(
    _ endpoint: RemoteSubject, _ message: String, _ severity: Severity, fix: String
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: severity, message: message, location: endpoint.location, place: endpoint.place,
      chain: [endpoint.service], notes: served(endpoint), fix: fix)
  }
}
