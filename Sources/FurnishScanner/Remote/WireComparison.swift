import FurnishGraph

/// A difference between the encoded forms of one part of an endpoint in two programs.
enum WireDifference {
  /// The reader requires a property that the writer does not send, or not always.
  case notSent(WireProperty, type: String, isOptional: Bool)
  /// The server does not read a property.
  case ignored(WireProperty)
  case changed(RemoteTypeSubject, client: String, server: String)
  /// The types have the same name and different forms.
  case formChanged(RemoteTypeSubject, type: String, client: RemoteForm, server: RemoteForm)
  /// The writer may send a case that the reader does not have.
  case unknownCase(String, of: String)
  /// A type is not compared. That is expected if both programs have the type, and nothing indicates that it differs.
  case opaque(type: String, RemoteObstacle, onServer: Bool, isExpected: Bool)
}

/// A property, and the type that has it.
struct WireProperty {
  let name: String
  let owner: String
}

/// The comparison of the types of one part of an endpoint in two programs, with all types inside of them.
///
/// The writer must send enough for the reader, which ignores properties that it does not have and requires its own
/// unless they are optional. Types that the programs declare are compared by their forms, and not by their names.
/// Swift's own types are compared by their names, even if their JSON is alike, because a program may choose another
/// coder.
struct WireComparison {
  /// The types of the program that is checked.
  let client: WireTypes
  /// The types of the program that serves the endpoint.
  let server: WireTypes
  /// Whether the server sends the values.
  let isSentByServer: Bool

  private(set) var differences: [WireDifference] = []
  /// The pairs of types with parts whose comparison has begun.
  private var compared: Set<[String]> = []
  private var steps = 0
  private var isAbandoned = false

  /// The greatest depth of types inside of types: a generic type with a property of itself and a larger argument has no
  /// end.
  private static let deepest = 64
  /// The most comparisons of one part. No type that is written by hand needs as many.
  private static let mostSteps = 20_000

  init(client: WireTypes, server: WireTypes, isSentByServer: Bool) {
    self.client = client
    self.server = server
    self.isSentByServer = isSentByServer
  }

  mutating func compare(client: ResolvedType, server: ResolvedType) { compare(Sides(client: client, server: server)) }

  /// A type in both programs.
  private struct Sides {
    var client: ResolvedType
    var server: ResolvedType
    /// The property that has the type, or contains it.
    var property: WireProperty?
    /// Whether the property has the type itself, and not in a collection.
    var isOfProperty = false
    /// The number of types around it.
    var depth = 0

    /// Returns the sides for types that are inside of these, for the same property.
    func inside(_ client: ResolvedType, _ server: ResolvedType, isElement: Bool = false) -> Sides {
      Sides(
        client: client, server: server, property: property, isOfProperty: isOfProperty && !isElement, depth: depth + 1)
    }

    var subject: RemoteTypeSubject {
      property.map { .property($0.name, of: $0.owner) } ?? .type(client.spelling)
    }
  }

  private mutating func compare(_ sides: Sides) {
    steps += 1
    guard !isAbandoned else { return }
    guard sides.depth < Self.deepest, steps < Self.mostSteps else {
      isAbandoned = true
      return addOpaque(.depth, sides, onServer: false, isExpected: false)
    }
    let clientShape = client.shape(of: sides.client, isSent: !isSentByServer)
    let serverShape = server.shape(of: sides.server, isSent: isSentByServer)
    switch (clientShape, serverShape) {
    case (.opaque(let reason, let parts), .opaque(_, let others)):
      let isExpected = sides.client.spelling == sides.server.spelling && parts == others
      addOpaque(reason, sides, onServer: false, isExpected: isExpected)
    case (.opaque(let reason, _), _): addOpaque(reason, sides, onServer: false, isExpected: false)
    case (_, .opaque(let reason, _)): addOpaque(reason, sides, onServer: true, isExpected: false)
    // A reader that accepts nil accepts it at each level of an optional in an optional.
    case (.optional(let clientType), .optional(let serverType)):
      compare(sides.inside(clientType.withoutOptionals, serverType.withoutOptionals))
    case (.optional(let clientType), _):
      compareOptional(sides, wrapped: sides.inside(clientType, sides.server), isOnClient: true)
    case (_, .optional(let serverType)):
      compareOptional(sides, wrapped: sides.inside(sides.client, serverType), isOnClient: false)
    case (.raw(let clientType), _): compare(sides.inside(clientType, sides.server))
    case (_, .raw(let serverType)): compare(sides.inside(sides.client, serverType))
    case (.rawCases(let clientType, let cases), .rawCases(let serverType, let serverCases)):
      if clientType == serverType { compareRaw(cases, serverCases, sides) } else { addChange(sides) }
    case (.rawCases(let raw, _), .plain(let name)):
      // Each raw value is a text; not each text is a raw value.
      if isSentByServer || raw.text != name { addChange(sides) }
    case (.plain(let name), .rawCases(let raw, _)):
      if !isSentByServer || raw.text != name { addChange(sides) }
    case (.plain(let clientType), .plain(let serverType)):
      if clientType != serverType { addChange(sides) }
    case (.generic(let clientType, let arguments), .generic(let serverType, let others)):
      guard clientType == serverType, arguments.count == others.count else { return addChange(sides) }
      if clientType == "Swift.Dictionary",
        let key = client.keyForm(of: arguments[0]), let serverKey = server.keyForm(of: others[0]), key != serverKey
      {
        return addChange(sides)
      }
      for (clientType, serverType) in zip(arguments, others) {
        compare(sides.inside(clientType, serverType, isElement: true))
      }
    case (.record(let fields), .record(let others)):
      guard isFirstComparison(sides) else { return }
      compareFields(
        fields, others, owner: sides.client.spelling, serverOwner: sides.server.spelling, depth: sides.depth + 1)
    case (.choice(let cases), .choice(let others)):
      if isFirstComparison(sides) { compareCases(cases, others, sides) }
    default: addChange(sides)
    }
  }

  /// Returns whether two types are compared for the first time: types may contain themselves.
  private mutating func isFirstComparison(_ sides: Sides) -> Bool {
    compared.insert([sides.client.text, sides.server.text]).inserted
  }

  private mutating func add(_ difference: WireDifference) { differences.append(difference) }

  private mutating func addChange(_ sides: Sides) {
    let (type, serverType) = (sides.client.spelling, sides.server.spelling)
    let form = client.shape(of: sides.client, isSent: !isSentByServer).form
    let serverForm = server.shape(of: sides.server, isSent: isSentByServer).form
    add(
      type == serverType && form != serverForm
        ? .formChanged(sides.subject, type: type, client: form, server: serverForm)
        : .changed(sides.subject, client: type, server: serverType))
  }

  private mutating func addOpaque(_ reason: RemoteObstacle, _ sides: Sides, onServer: Bool, isExpected: Bool) {
    let type = onServer ? sides.server : sides.client
    add(.opaque(type: type.spelling, reason, onServer: onServer, isExpected: isExpected))
  }
}

extension WireComparison {
  /// Compares an optional with a type that is not an optional.
  ///
  /// - Parameter isOnClient: Whether the optional is in the program that is checked, and not on the server.
  private mutating func compareOptional(_ sides: Sides, wrapped: Sides, isOnClient: Bool) {
    // A reader that expects an optional accepts a value.
    let isOfWriter = isOnClient != isSentByServer
    guard isOfWriter else { return compare(wrapped) }
    guard sides.isOfProperty, let property = sides.property else { return addChange(sides) }
    let reader = isSentByServer ? sides.client : sides.server
    add(.notSent(property, type: reader.spelling, isOptional: true))
    compare(wrapped)
  }

  private mutating func compareFields(
    _ client: [WireField], _ server: [WireField], owner: String, serverOwner: String, depth: Int
  ) {
    let (sent, read) = isSentByServer ? (server, client) : (client, server)
    let sentByKey = Dictionary(sent.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for field in read where field.isDecoded {
      if let sentField = sentByKey[field.key] {
        let (clientField, serverField) = isSentByServer ? (field, sentField) : (sentField, field)
        compare(clientField, serverField, owner: owner, serverOwner: serverOwner, depth: depth)
        continue
      }
      switch field.content {
      case .opaque(let reason):
        let type = isSentByServer ? owner : serverOwner
        add(.opaque(type: type, reason, onServer: !isSentByServer, isExpected: false))
      case .type(let type) where !field.isOptional:
        let property = WireProperty(name: field.key, owner: isSentByServer ? owner : serverOwner)
        add(.notSent(property, type: type.spelling, isOptional: false))
      case .type: break
      }
    }
    // A newer server may send more than its caller reads. A part of an argument that the server does not read is lost.
    guard !isSentByServer else { return }
    let readKeys = Set(read.lazy.filter(\.isDecoded).map(\.key))
    for field in sent where !readKeys.contains(field.key) && !field.isOptional {
      add(.ignored(WireProperty(name: field.key, owner: owner)))
    }
  }

  /// Compares a field that both programs have.
  private mutating func compare(
    _ client: WireField, _ server: WireField, owner: String, serverOwner: String, depth: Int
  ) {
    switch (client.content, server.content) {
    case (.type(let clientType), .type(let serverType)):
      let property = WireProperty(name: client.key, owner: owner)
      let (writer, reader) = isSentByServer ? (server, client) : (client, server)
      var sides = Sides(client: clientType, server: serverType, property: property, isOfProperty: true, depth: depth)
      if writer.isOptional, !reader.isOptional {
        add(.notSent(property, type: (isSentByServer ? clientType : serverType).spelling, isOptional: true))
        (sides.client, sides.server) = (clientType.withoutOptionals, serverType.withoutOptionals)
      }
      compare(sides)
    case (.opaque(let reason), .opaque(let serverReason)):
      add(.opaque(type: owner, reason, onServer: false, isExpected: reason == serverReason))
    case (.opaque(let reason), .type): add(.opaque(type: owner, reason, onServer: false, isExpected: false))
    case (.type, .opaque(let reason)): add(.opaque(type: serverOwner, reason, onServer: true, isExpected: false))
    }
  }

  private mutating func compareCases(_ client: [WireCase], _ server: [WireCase], _ sides: Sides) {
    let (sent, read) = isSentByServer ? (server, client) : (client, server)
    let readCases = Dictionary(read.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for sentCase in sent {
      guard let readCase = readCases[sentCase.name] else {
        add(.unknownCase(sentCase.name, of: sides.client.spelling))
        continue
      }
      let (clientValues, serverValues) =
        isSentByServer ? (readCase.values, sentCase.values) : (sentCase.values, readCase.values)
      compareFields(
        clientValues, serverValues, owner: "\(sides.client.spelling).\(sentCase.name)",
        serverOwner: "\(sides.server.spelling).\(sentCase.name)", depth: sides.depth + 1)
    }
  }

  private mutating func compareRaw(_ client: [WireRawCase], _ server: [WireRawCase], _ sides: Sides) {
    let (sent, read) = isSentByServer ? (server, client) : (client, server)
    let known = Set(read.map(\.value))
    for rawCase in sent where !known.contains(rawCase.value) {
      add(.unknownCase(rawCase.name, of: sides.client.spelling))
    }
  }
}
