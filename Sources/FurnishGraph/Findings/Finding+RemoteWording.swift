// The words of findings about services that another program serves. Each is tested word for word.

extension Finding {
  /// - Parameters:
  ///   - declared: The place of the service.
  ///   - called: The place of a call of `remote(over:)`.
  package static func serviceNotServed(
    _ service: ServiceSymbol, declared: ServicePlace, called: ServicePlace?
  ) -> Finding {
    Finding(
      rule: remoteRule, severity: .error, message: "The server does not serve \(service).",
      location: "\(service.fullDescription), declared at \(declared)", place: declared, chain: [service],
      notes: called.map { [Note(message: "\(service) becomes remote here.", place: $0)] } ?? [],
      fix: "serve it there, `\(service.shortType).live.grpcService()`, or name the program that does: "
        + "`furnish check --serving FOLDER`.")
  }

  /// - Parameter isLocal: The server has the endpoint, with `@LocalEndpoint`.
  package static func endpointNotServed(_ endpoint: RemoteSubject, isLocal: Bool) -> Finding {
    let service = endpoint.service
    return mismatch(
      endpoint,
      isLocal
        ? "The server's \(service) keeps `\(endpoint.endpoint)` in its process, so each call of it fails."
        : "The server's \(service) has no endpoint `\(endpoint.endpoint)`, so each call of it fails.",
      fix: isLocal
        ? "remove `@LocalEndpoint` on the server, or write it here as well."
        : "add `\(endpoint.endpoint)` to the server, or remove it here.")
  }

  /// - Parameters:
  ///   - own: The signature in the program that is checked.
  ///   - served: The signature on the server.
  ///   - meansTheSame: The types are the same, in other words.
  package static func endpointChanged(
    _ endpoint: RemoteSubject, own: String, served: String, meansTheSame: Bool
  ) -> Finding {
    mismatch(
      endpoint,
      "\(endpoint.name) is `\(own)` here and `\(served)` on the server, which refuses each call"
        + (meansTheSame ? " although both mean the same types." : "."),
      fix: meansTheSame
        ? "write the types in the same words in both programs: a call carries them as they are written."
        : "give it the same parameters, result and error in both programs.")
  }

  /// A property that the reader requires, and the writer does not send.
  ///
  /// - Parameters:
  ///   - isOptional: The writer sends it unless it is nil.
  ///   - type: The type of the property for its reader.
  package static func propertyNotSent(
    _ name: String, of owner: String, in part: RemotePart, of endpoint: RemoteSubject, type: String, isOptional: Bool
  ) -> Finding {
    let (reader, writer) = part.isSentByServer ? ("this program", "the server") : ("the server", "this program")
    let sender = part.isSentByServer ? "on the server" : "here"
    let receiver = part.isSentByServer ? "here" : "on the server"
    return mismatch(
      endpoint,
      "\(reader.beginningInUpperCase) requires `\(name)` of \(owner) in \(part.text) of \(endpoint.name), which \(writer) "
        + (isOptional ? "leaves out where it is nil." : "does not send."),
      fix: isOptional
        ? "let it be no optional \(sender), or an optional \(receiver): `\(name): \(type)?`."
        : "add it \(sender), or make it an optional \(receiver): `\(name): \(type)?`.")
  }

  /// A property of a parameter that the server does not read.
  package static func propertyIgnored(
    _ name: String, of owner: String, in part: RemotePart, of endpoint: RemoteSubject
  ) -> Finding {
    mismatch(
      endpoint, "The server ignores `\(name)` of \(owner) in \(part.text) of \(endpoint.name).", .warning,
      fix: "add it on the server, or make it an optional here.")
  }

  /// - Parameters:
  ///   - subject: The property and its owner, or the type itself.
  ///   - own: The type in the program that is checked.
  ///   - served: The type on the server.
  package static func typeChanged(
    _ subject: RemoteTypeSubject, in part: RemotePart, of endpoint: RemoteSubject, own: String, served: String
  ) -> Finding {
    mismatch(
      endpoint,
      "\(subject.text) in \(part.text) of \(endpoint.name) is `\(own)` here and `\(served)` on the server.",
      fix: "give it the same type in both programs.")
  }

  /// Two types of one name with different forms.
  package static func formChanged(
    _ subject: RemoteTypeSubject, in part: RemotePart, of endpoint: RemoteSubject, type: String, own: RemoteForm,
    served: RemoteForm
  ) -> Finding {
    mismatch(
      endpoint,
      "\(subject.text) in \(part.text) of \(endpoint.name) is `\(type)` in both programs: \(own.text) here, and "
        + "\(served.text) on the server.",
      fix: "declare `\(type)` in the same way in both programs.")
  }

  /// A case that the writer may send, and the reader does not have.
  ///
  /// - Parameters:
  ///   - name: The case, or its raw value.
  ///   - type: The enumeration.
  package static func caseUnknown(
    _ name: String, of type: String, in part: RemotePart, of endpoint: RemoteSubject
  ) -> Finding {
    let (reader, writer) = part.isSentByServer ? ("this program", "The server") : ("the server", "This program")
    return mismatch(
      endpoint,
      "\(writer) may send `\(name)` of \(type) in \(part.text) of \(endpoint.name), which \(reader) cannot decode.",
      fix: part.isSentByServer
        ? "add the case here before the server sends it."
        : "add the case on the server before this program sends it.")
  }

  /// - Parameter isExpected: The two programs have the same type, and nothing indicates that it differs.
  package static func remoteTypeUndecidable(
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
      "test it with both programs, and say so: `// furnish:ignore undecidable reason`."
    }
  }

  /// One of several servers does not serve a service, although it serves others of the same server: it may be another version.
  ///
  /// - Parameters:
  ///   - server: The program without the service.
  ///   - other: A program that serves it, and serves some of the same services.
  package static func serviceNotInVersion(
    _ service: ServiceSymbol, declared: ServicePlace, server: String, other: String
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "The server in \(server) does not serve \(service), which the one in \(other) serves.",
      location: "\(service.fullDescription), declared at \(declared)", place: declared, chain: [service],
      fix: "serve it in both; where these are different servers, say so: `// furnish:ignore undecidable reason`.")
  }

  /// The server declares several services of one name, which differ in whether they match.
  package static func servedServiceUndecidable(
    _ service: ServiceSymbol, place: ServicePlace, among places: [ServicePlace]
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "Several services of the server are called \(service), and only some of them match.",
      location: "\(service.fullDescription), declared at \(place)", place: place, chain: [service],
      notes: places.map { Note(message: "The server declares one at \($0).") },
      fix: "serve one of them, and give the others another name: a call carries the name without its module.")
  }

  /// A service of the server that is between `#if` and `#endif`.
  package static func servedServiceConditional(
    _ service: ServiceSymbol, place: ServicePlace, servedAt: ServicePlace, server: String?
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "\(the(server)) declares \(service) where `#if` allows it, and maybe another one elsewhere.",
      location: "\(service.fullDescription), declared at \(place)", place: place, chain: [service],
      notes: [Note(message: "\(the(server)) declares it at \(servedAt).")],
      fix: "say which flags are set, `furnish check --define V2 --undefine V1`, or declare it without a condition.")
  }

  /// A conformance to `RemoteService` without the macro.
  package static func remoteServiceUndecidable(_ service: ServiceSymbol, place: ServicePlace) -> Finding {
    Finding(
      rule: "undecidable", severity: .warning,
      message: "The endpoints of \(service) are not compared: its conformance to RemoteService is written by hand.",
      location: "\(service.fullDescription), declared at \(place)", place: place, chain: [service],
      fix: "let `@RemoteService` write it, or test it with both programs.")
  }

  /// Files of the server that could not be read, or not as a whole.
  ///
  /// - Parameters:
  ///   - place: The first service that is compared.
  ///   - server: The name of the server, where there are several.
  package static func serverFilesUnread(_ paths: [String], of server: String?, place: ServicePlace) -> Finding {
    let files = paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    return Finding(
      rule: "undecidable", severity: .warning,
      message: "\(the(server)) is not compared as a whole: \(files) could not be read, or not as a whole.",
      location: "the first remote service, at \(place)", place: place, chain: [],
      fix: "fix what `furnish check` reports in the folder of the server.")
  }

  /// Adds the number of files of the server that could not be read, or not as a whole. They may contain the service or the
  /// endpoint that is missing, so that this is uncertain.
  package func withUnreadFilesOfServer(_ count: Int, mayContainIt: Bool) -> Finding {
    var finding = self
    if mayContainIt { (finding.rule, finding.severity) = ("undecidable", .warning) }
    let files = count == 1 ? "A file of the server" : "\(count) files of the server"
    finding.notes.append(Note(message: "\(files) could not be read, or not as a whole: check the server by itself."))
    return finding
  }

  private static let remoteRule = "remote-mismatch"

  private static func mismatch(
    _ endpoint: RemoteSubject, _ message: String, _ severity: Severity = .error, fix: String
  ) -> Finding {
    Finding(
      rule: remoteRule, severity: severity, message: message, location: endpoint.location, place: endpoint.place,
      chain: [endpoint.service], notes: served(endpoint), fix: fix)
  }

  private static func undecidable(
    _ endpoint: RemoteSubject, _ message: String, _ severity: Severity, fix: String
  ) -> Finding {
    Finding(
      rule: "undecidable", severity: severity, message: message, location: endpoint.location, place: endpoint.place,
      chain: [endpoint.service], notes: served(endpoint), fix: fix)
  }

  /// The place is text alone: its file is one of the other program, and may be that of another file in this one.
  private static func served(_ endpoint: RemoteSubject) -> [Note] {
    endpoint.servedAt.map { [Note(message: "\(the(endpoint.server)) declares it at \($0).")] } ?? []
  }

  private static func the(_ server: String?) -> String { server.map { "The server in \($0)" } ?? "The server" }
}

/// A type, or a property of one, in a remote endpoint.
package enum RemoteTypeSubject: Hashable, Sendable {
  case property(String, of: String)
  case type(String)

  var text: String {
    switch self {
    case .property(let name, let owner): "`\(name)` of \(owner)"
    case .type(let name): name
    }
  }
}

extension String {
  /// With its first letter in upper case.
  fileprivate var beginningInUpperCase: String { prefix(1).uppercased() + dropFirst() }
}
