import FurnishGraph

// The words of findings about services that another program serves and that differ. Findings about types that are not
// compared are in Finding+RemoteDoubtWording.swift. Each is tested word for word.

extension Finding {
  /// Creates the finding about a remote service that the server does not serve.
  ///
  /// - Parameters:
  ///   - declared: The place of the service.
  ///   - called: The place of a call of `remote(over:)`.
  static func serviceNotServed(
    _ service: ServiceSymbol, declared: ServicePlace, called: ServicePlace?
  ) -> Finding {
    Finding(
      rule: remoteRule, severity: .error, message: "The server does not serve \(service).",
      location: "\(service.fullDescription), declared at \(declared)", place: declared, chain: [service],
      notes: called.map { [Note(message: "\(service) becomes remote here.", place: $0)] } ?? [],
      fix: "serve it there, `\(service.shortType).live.grpcService()`, or name the program that does: "
        + "`furnish check --serving FOLDER`.")
  }

  /// Creates the finding about an endpoint that the server does not have, or does not let other processes call.
  ///
  /// - Parameter isLocal: Whether the server has the endpoint, with `@LocalEndpoint`.
  static func endpointNotServed(_ endpoint: RemoteSubject, isLocal: Bool) -> Finding {
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

  /// Creates the finding about an endpoint whose signatures in the two programs differ.
  ///
  /// - Parameters:
  ///   - client: The signature in the program that is checked.
  ///   - server: The signature on the server.
  ///   - meansTheSame: Whether the types are the same, but are spelled differently.
  static func endpointChanged(
    _ endpoint: RemoteSubject, client: String, server: String, meansTheSame: Bool
  ) -> Finding {
    mismatch(
      endpoint,
      "\(endpoint.name) is `\(client)` here and `\(server)` on the server, which refuses each call"
        + (meansTheSame ? " although both mean the same types." : "."),
      fix: meansTheSame
        ? "write the types in the same words in both programs: a call carries them as they are written."
        : "give it the same parameters, result and error in both programs.")
  }

  /// Creates the finding about a property that the reader requires, and the writer does not send.
  ///
  /// - Parameters:
  ///   - isOptional: Whether the writer sends the property unless it is nil. Otherwise the writer never sends it.
  ///   - type: The type of the property for its reader.
  static func propertyNotSent(
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

  /// Creates the finding about a property of a parameter that the server does not read.
  static func propertyIgnored(
    _ name: String, of owner: String, in part: RemotePart, of endpoint: RemoteSubject
  ) -> Finding {
    mismatch(
      endpoint, "The server ignores `\(name)` of \(owner) in \(part.text) of \(endpoint.name).", .warning,
      fix: "add it on the server, or make it an optional here.")
  }

  /// Creates the finding about a property or a type that has another type on the server.
  ///
  /// - Parameters:
  ///   - subject: The property, with the type that declares it, or the type itself.
  ///   - client: The type in the program that is checked.
  ///   - server: The type on the server.
  static func typeChanged(
    _ subject: RemoteTypeSubject, in part: RemotePart, of endpoint: RemoteSubject, client: String, server: String
  ) -> Finding {
    mismatch(
      endpoint,
      "\(subject.text) in \(part.text) of \(endpoint.name) is `\(client)` here and `\(server)` on the server.",
      fix: "give it the same type in both programs.")
  }

  /// Creates the finding about two types of one name with different forms, such as a structure and an enumeration.
  static func formChanged(
    _ subject: RemoteTypeSubject, in part: RemotePart, of endpoint: RemoteSubject, type: String, client: RemoteForm,
    server: RemoteForm
  ) -> Finding {
    mismatch(
      endpoint,
      "\(subject.text) in \(part.text) of \(endpoint.name) is `\(type)` in both programs: \(client.text) here, and "
        + "\(server.text) on the server.",
      fix: "declare `\(type)` in the same way in both programs.")
  }

  /// Creates the finding about a case that the writer may send, and the reader does not have.
  ///
  /// - Parameters:
  ///   - name: The case, or its raw value.
  ///   - type: The enumeration.
  static func caseUnknown(
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

  /// Adds a note about files of the server that could not be read, or not as a whole. If they may contain the missing
  /// service or endpoint, the finding becomes a warning of the rule `undecidable`.
  func withUnreadFilesOfServer(_ count: Int, mayContainIt: Bool) -> Finding {
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

  /// Returns the notes with the place of an endpoint in the server. The place is only in the text, because its file
  /// belongs to the other program and may have the path of another file in this one.
  static func served(_ endpoint: RemoteSubject) -> [Note] {
    endpoint.servedAt.map { [Note(message: "\(the(endpoint.server)) declares it at \($0).")] } ?? []
  }

  static func the(_ server: String?) -> String { server.map { "The server in \($0)" } ?? "The server" }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var beginningInUpperCase: String { prefix(1).uppercased() + dropFirst() }
}
