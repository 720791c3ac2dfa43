/// A type, independent of its spelling.
indirect enum ResolvedType: Hashable, Sendable {
  /// A type with a name; `declaration` is its number, if it is declared in the program.
  case nominal(name: String, declaration: TypeID?, arguments: [ResolvedType])
  case existential(ResolvedType)
  case composition([ResolvedType])
  /// A tuple. Its labels do not distinguish it from another tuple.
  case tuple([ResolvedType], labels: [String?] = [])
  case metatype(ResolvedType)
  /// A function, by its text; the types of its parameters and of its result are stored as well, and do not distinguish
  /// it.
  case function(String, parameters: [ResolvedType], result: ResolvedType)
  /// A generic parameter whose type is unknown.
  case parameter(String)
  /// A type of another form, or one that could not be resolved, by its text. No service is registered as such a type.
  case other(String)

  static func standard(_ name: String, _ arguments: [ResolvedType] = []) -> ResolvedType {
    .nominal(name: "Swift.\(name)", declaration: nil, arguments: arguments)
  }

  /// `any ServiceModule`
  static let anyModule = ResolvedType.existential(
    .nominal(name: "Furnish.ServiceModule", declaration: nil, arguments: []))

  /// The text that `String(reflecting:)` returns for the type.
  var text: String {
    switch self {
    case .nominal(let name, _, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .existential(let type): "any \(type.text)"
    case .composition(let parts): parts.map(\.text).joined(separator: " & ")
    case .tuple(let elements, _): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .metatype(let type): "\(type.text).Type"
    case .function(let text, _, _), .parameter(let text), .other(let text): text
    }
  }

  /// The ``text`` of a generic parameter, or of a type of Furnish without generic arguments; `nil` for other types.
  var textInFurnish: String? {
    switch self {
    case .nominal(let name, _, let arguments): arguments.isEmpty && name.hasPrefix("Furnish.") ? name : nil
    case .existential(.nominal(let name, _, let arguments)):
      arguments.isEmpty && name.hasPrefix("Furnish.") ? "any \(name)" : nil
    case .parameter(let text): text
    default: nil
    }
  }

  /// Whether it contains a generic parameter, or a type that could not be resolved.
  var isOpen: Bool {
    switch self {
    case .nominal(_, _, let arguments): !arguments.isEmpty && arguments.contains(where: \.isOpen)
    case .existential(let type), .metatype(let type): type.isOpen
    case .composition(let parts), .tuple(let parts, _): parts.contains(where: \.isOpen)
    case .function: false
    case .parameter, .other: true
    }
  }

  /// Whether an implicit member of this type, `.scoped(to: Session.self)`, may be a lifetime: the type is a generic
  /// parameter, `any Lifetime` or `ScopedTo`.
  var mayBeLifetime: Bool {
    switch self {
    case .parameter: true
    case .existential(let type): type.textInFurnish == "Furnish.Lifetime"
    case .nominal(let name, _, _): name == "Furnish.ScopedTo"
    default: false
    }
  }

  /// The effects of a function, which its text states between the parameters and the arrow.
  var effects: (isAsync: Bool, mayThrow: Bool) {
    guard case .function(let text, _, _) = self else { return (false, false) }
    var depth = 0
    let rest = text.drop { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
    let words = rest.dropFirst().split(separator: " ").prefix { $0 != "->" }
    return (words.contains("async"), words.contains("throws"))
  }

  var isOptional: Bool { arguments(of: "Swift.Optional") != nil }

  var isMetatype: Bool { if case .metatype = self { true } else { false } }

  /// The last name of a type whose source was not read, by which extensions of it are found.
  var unreadName: String? {
    switch self {
    case .nominal(let name, nil, _): name.split(separator: ".").last.map(String.init)
    case .existential(let type): type.unreadName
    default: nil
    }
  }

  /// The last part of the name, without `any`.
  var lastName: String? {
    switch self {
    case .nominal(let name, _, _): name.split(separator: ".").last.map(String.init)
    case .existential(let type): type.lastName
    default: nil
    }
  }

  /// The declaration of the type itself.
  var declaration: TypeID? {
    if case .nominal(_, let declaration, _) = self { declaration } else { nil }
  }

  /// Returns the generic arguments, if the type has this full name, such as `Swift.Optional`.
  func arguments(of name: String) -> [ResolvedType]? {
    if case .nominal(name, _, let arguments) = self { arguments } else { nil }
  }
}

extension ResolvedType {
  /// Compares types of the program by their numbers, without comparing their names.
  static func == (left: ResolvedType, right: ResolvedType) -> Bool {
    switch (left, right) {
    case (.nominal(_, let id?, let arguments), .nominal(_, let other?, let others)):
      id == other && arguments == others
    case (.nominal(let name, nil, let arguments), .nominal(let other, nil, let others)):
      name == other && arguments == others
    case (.existential(let type), .existential(let other)), (.metatype(let type), .metatype(let other)): type == other
    case (.composition(let parts), .composition(let others)), (.tuple(let parts, _), .tuple(let others, _)):
      parts == others
    case (.function(let text, _, _), .function(let other, _, _)), (.parameter(let text), .parameter(let other)),
      (.other(let text), .other(let other)):
      text == other
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .nominal(_, let id?, let arguments):
      hasher.combine(id)
      if !arguments.isEmpty { hasher.combine(arguments) }
    case .nominal(let name, nil, let arguments):
      hasher.combine(name)
      if !arguments.isEmpty { hasher.combine(arguments) }
    case .existential(let type):
      hasher.combine(true)
      type.hash(into: &hasher)
    case .metatype(let type): type.hash(into: &hasher)
    case .composition(let parts), .tuple(let parts, _): hasher.combine(parts)
    case .function(let text, _, _), .parameter(let text), .other(let text): hasher.combine(text)
    }
  }
}
