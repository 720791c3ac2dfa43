import FurnishGraph

/// A difference between the encoded forms of one part of an endpoint in two programs.
enum WireDifference {
  /// The reader requires a property that the writer does not send, or not always.
  case notSent(WireProperty, type: String, isOptional: Bool)
  /// The server does not read a property.
  case ignored(WireProperty)
  case changed(RemoteTypeSubject, own: String, served: String)
  /// The types have the same name and different forms.
  case formChanged(RemoteTypeSubject, type: String, own: RemoteForm, served: RemoteForm)
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
  let own: WireTypes
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

  init(own: WireTypes, server: WireTypes, isSentByServer: Bool) {
    self.own = own
    self.server = server
    self.isSentByServer = isSentByServer
  }

  mutating func compare(own: ResolvedType, server: ResolvedType) { compare(Sides(own: own, served: server)) }

  /// A type in both programs.
  private struct Sides {
    var own: ResolvedType
    var served: ResolvedType
    /// The property that has the type, or contains it.
    var property: WireProperty?
    /// Whether the property has the type itself, and not in a collection.
    var isOfProperty = false
    /// The number of types around it.
    var depth = 0

    /// Returns the sides for types that are inside of these, for the same property.
    func inside(_ own: ResolvedType, _ served: ResolvedType, isElement: Bool = false) -> Sides {
      Sides(own: own, served: served, property: property, isOfProperty: isOfProperty && !isElement, depth: depth + 1)
    }

    var subject: RemoteTypeSubject {
      property.map { .property($0.name, of: $0.owner) } ?? .type(own.spelling)
    }
  }

  private mutating func compare(_ sides: Sides) {
    steps += 1
    guard !isAbandoned else { return }
    guard sides.depth < Self.deepest, steps < Self.mostSteps else {
      isAbandoned = true
      return addOpaque(.depth, sides, onServer: false, isExpected: false)
    }
    let ownShape = own.shape(of: sides.own, isSent: !isSentByServer)
    let servedShape = server.shape(of: sides.served, isSent: isSentByServer)
    switch (ownShape, servedShape) {
    case (.opaque(let reason, let parts), .opaque(_, let others)):
      let isExpected = sides.own.spelling == sides.served.spelling && parts == others
      addOpaque(reason, sides, onServer: false, isExpected: isExpected)
    case (.opaque(let reason, _), _): addOpaque(reason, sides, onServer: false, isExpected: false)
    case (_, .opaque(let reason, _)): addOpaque(reason, sides, onServer: true, isExpected: false)
    // A reader that accepts nil accepts it at each level of an optional in an optional.
    case (.optional(let one), .optional(let other)):
      compare(sides.inside(one.withoutOptionals, other.withoutOptionals))
    case (.optional(let one), _): compareOptional(sides, wrapped: sides.inside(one, sides.served), isOwn: true)
    case (_, .optional(let other)): compareOptional(sides, wrapped: sides.inside(sides.own, other), isOwn: false)
    case (.raw(let one), _): compare(sides.inside(one, sides.served))
    case (_, .raw(let other)): compare(sides.inside(sides.own, other))
    case (.rawCases(let one, let cases), .rawCases(let other, let servedCases)):
      if one == other { compareRaw(cases, servedCases, sides) } else { addChange(sides) }
    case (.rawCases(let raw, _), .plain(let name)):
      // Each raw value is a text; not each text is a raw value.
      if isSentByServer || raw.text != name { addChange(sides) }
    case (.plain(let name), .rawCases(let raw, _)):
      if !isSentByServer || raw.text != name { addChange(sides) }
    case (.plain(let one), .plain(let other)):
      if one != other { addChange(sides) }
    case (.generic(let one, let arguments), .generic(let other, let others)):
      guard one == other, arguments.count == others.count else { return addChange(sides) }
      if one == "Swift.Dictionary",
        let key = own.keyForm(of: arguments[0]), let servedKey = server.keyForm(of: others[0]), key != servedKey
      {
        return addChange(sides)
      }
      for (one, other) in zip(arguments, others) { compare(sides.inside(one, other, isElement: true)) }
    case (.record(let fields), .record(let others)):
      guard isFirstComparison(sides) else { return }
      compareFields(
        fields, others, owner: sides.own.spelling, servedOwner: sides.served.spelling, depth: sides.depth + 1)
    case (.choice(let cases), .choice(let others)):
      if isFirstComparison(sides) { compareCases(cases, others, sides) }
    default: addChange(sides)
    }
  }

  /// Returns whether two types are compared for the first time: types may contain themselves.
  private mutating func isFirstComparison(_ sides: Sides) -> Bool {
    compared.insert([sides.own.text, sides.served.text]).inserted
  }

  private mutating func add(_ difference: WireDifference) { differences.append(difference) }

  private mutating func addChange(_ sides: Sides) {
    let (type, servedType) = (sides.own.spelling, sides.served.spelling)
    let form = own.shape(of: sides.own, isSent: !isSentByServer).form
    let servedForm = server.shape(of: sides.served, isSent: isSentByServer).form
    add(
      type == servedType && form != servedForm
        ? .formChanged(sides.subject, type: type, own: form, served: servedForm)
        : .changed(sides.subject, own: type, served: servedType))
  }

  private mutating func addOpaque(_ reason: RemoteObstacle, _ sides: Sides, onServer: Bool, isExpected: Bool) {
    let type = onServer ? sides.served : sides.own
    add(.opaque(type: type.spelling, reason, onServer: onServer, isExpected: isExpected))
  }
}

extension WireComparison {
  /// Compares an optional with a type that is not an optional.
  ///
  /// - Parameter isOwn: Whether the optional is in the program that is checked, and not on the server.
  private mutating func compareOptional(_ sides: Sides, wrapped: Sides, isOwn: Bool) {
    // A reader that expects an optional accepts a value.
    let isOfWriter = isOwn != isSentByServer
    guard isOfWriter else { return compare(wrapped) }
    guard sides.isOfProperty, let property = sides.property else { return addChange(sides) }
    let reader = isSentByServer ? sides.own : sides.served
    add(.notSent(property, type: reader.spelling, isOptional: true))
    compare(wrapped)
  }

  private mutating func compareFields(
    _ own: [WireField], _ served: [WireField], owner: String, servedOwner: String, depth: Int
  ) {
    let (sent, read) = isSentByServer ? (served, own) : (own, served)
    let sentByKey = Dictionary(sent.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for field in read where field.isDecoded {
      if let other = sentByKey[field.key] {
        let (one, two) = isSentByServer ? (field, other) : (other, field)
        compare(one, two, owner: owner, servedOwner: servedOwner, depth: depth)
        continue
      }
      switch field.content {
      case .opaque(let reason):
        let type = isSentByServer ? owner : servedOwner
        add(.opaque(type: type, reason, onServer: !isSentByServer, isExpected: false))
      case .type(let type) where !field.isOptional:
        let property = WireProperty(name: field.key, owner: isSentByServer ? owner : servedOwner)
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
    _ own: WireField, _ served: WireField, owner: String, servedOwner: String, depth: Int
  ) {
    switch (own.content, served.content) {
    case (.type(let one), .type(let other)):
      let property = WireProperty(name: own.key, owner: owner)
      let (writer, reader) = isSentByServer ? (served, own) : (own, served)
      var sides = Sides(own: one, served: other, property: property, isOfProperty: true, depth: depth)
      if writer.isOptional, !reader.isOptional {
        add(.notSent(property, type: (isSentByServer ? one : other).spelling, isOptional: true))
        (sides.own, sides.served) = (one.withoutOptionals, other.withoutOptionals)
      }
      compare(sides)
    case (.opaque(let reason), .opaque(let other)):
      add(.opaque(type: owner, reason, onServer: false, isExpected: reason == other))
    case (.opaque(let reason), .type): add(.opaque(type: owner, reason, onServer: false, isExpected: false))
    case (.type, .opaque(let reason)): add(.opaque(type: servedOwner, reason, onServer: true, isExpected: false))
    }
  }

  private mutating func compareCases(_ own: [WireCase], _ served: [WireCase], _ sides: Sides) {
    let (sent, read) = isSentByServer ? (served, own) : (own, served)
    let readCases = Dictionary(read.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for sentCase in sent {
      guard let other = readCases[sentCase.name] else {
        add(.unknownCase(sentCase.name, of: sides.own.spelling))
        continue
      }
      let (ownValues, servedValues) = isSentByServer ? (other.values, sentCase.values) : (sentCase.values, other.values)
      compareFields(
        ownValues, servedValues, owner: "\(sides.own.spelling).\(sentCase.name)",
        servedOwner: "\(sides.served.spelling).\(sentCase.name)", depth: sides.depth + 1)
    }
  }

  private mutating func compareRaw(_ own: [WireRawCase], _ served: [WireRawCase], _ sides: Sides) {
    let (sent, read) = isSentByServer ? (served, own) : (own, served)
    let known = Set(read.map(\.value))
    for rawCase in sent where !known.contains(rawCase.value) { add(.unknownCase(rawCase.name, of: sides.own.spelling)) }
  }
}
