/// The conversions of arguments to parameters, as distances between types. A call refers to the overload with the least
/// distance.
extension Interpreter {
  /// The distance of an argument that cannot be passed, as far as the source shows it.
  static let mismatch = 1000

  /// Returns the distance of a type from that of a parameter.
  ///
  /// It is 0 for equal types; 1 for each step from a class to its superclass; 2 more for an optional parameter; 3 for
  /// an unknown type; 4 for a literal of another type; 5 for a protocol, or a type with a generic parameter in it; 6
  /// for a generic parameter itself; 9 for `Any`; and 10 for a type of the standard library in place of a protocol of
  /// the program.
  ///
  /// - Parameter isLiteral: Whether the argument is a literal, which a type of the program may accept.
  func distance(from type: ResolvedType?, to parameter: ResolvedType, isLiteral: Bool) -> Int {
    guard let type, type != .unknownPart, parameter != .unknownPart else { return 3 }
    if type == parameter { return 0 }
    if let wrapped = parameter.arguments(of: "Swift.Optional")?.first {
      return 2 + distance(from: type.arguments(of: "Swift.Optional")?.first ?? type, to: wrapped, isLiteral: isLiteral)
    }
    if parameter.lastName == "Any" || parameter.text == "Any" { return 9 }
    if parameter.isUnknownType { return 6 }
    if let distance = distanceOfParts(from: type, to: parameter, isLiteral: isLiteral) { return distance }
    if type.isOpen { return 3 }
    if parameter.isOpen { return 5 }
    if type.isOptional { return Self.mismatch }
    if isLiteral, let distance = distance(ofLiteral: type, to: parameter) { return distance }
    if let protocolName = protocolName(of: parameter) {
      // A type of the standard library conforms to a protocol of the program only by an extension, which is rare.
      guard let typeID = index.declaration(of: type) else { return type.isValueOfStandardLibrary ? 10 : 5 }
      return index.conforms(typeID, toProtocolNamed: protocolName) ? 5 : Self.mismatch
    }
    if case .existential = type, case .nominal = parameter { return Self.mismatch }
    guard case .nominal = type, case .nominal = parameter else { return 3 }
    guard let typeID = type.declaration else {
      return parameter.declaration == nil && !areStandard(type, parameter) ? 3 : Self.mismatch
    }
    // The generic arguments differ: `Box<Int>` cannot be passed as `Box<String>`.
    if typeID == parameter.declaration { return Self.mismatch }
    var (next, steps) = (index.superclass(of: typeID), 1)
    while let typeID = next, steps < 16 {
      if typeID == parameter.declaration { return steps }
      next = index.superclass(of: typeID)
      steps += 1
    }
    return Self.mismatch
  }

  /// Returns the distance of a tuple, a function, a list or a dictionary, which is that of its parts; nil for types
  /// without parts.
  private func distanceOfParts(from type: ResolvedType, to parameter: ResolvedType, isLiteral: Bool) -> Int? {
    switch (type, parameter) {
    case (.tuple(let parts, _), .tuple(let others, _)):
      return parts.count == others.count ? sum(zip(parts, others), isLiteral: isLiteral) : Self.mismatch
    case (.function(_, let ownParameters, let result), .function(_, let others, let expected)):
      guard ownParameters.count == others.count else { return Self.mismatch }
      // A function that takes a superclass can be passed in place of one that takes a subclass.
      let parameters = zip(ownParameters, others).map {
        min(distance(from: $0, to: $1, isLiteral: false), distance(from: $1, to: $0, isLiteral: false))
      }
      let isWider = type.effects.isAsync && !parameter.effects.isAsync
      let total = parameters.reduce(distance(from: result, to: expected, isLiteral: false), +)
      return isWider || total >= Self.mismatch ? Self.mismatch : total + (type.effects == parameter.effects ? 0 : 1)
    case (.tuple, .nominal), (.function, .nominal), (.tuple, .function), (.function, .tuple):
      return parameter.declaration == nil && !parameter.isValueOfStandardLibrary ? 3 : Self.mismatch
    default: break
    }
    if let element = type.arguments(of: "Swift.Array")?.first {
      if let other = parameter.arguments(of: "Swift.Array")?.first {
        return sum([(element, other)], isLiteral: isLiteral)
      }
      guard isLiteral else { return nil }
      // `[:]` is a list without elements too.
      if element == .unknownPart, parameter.arguments(of: "Swift.Dictionary") != nil { return 3 }
      if let other = parameter.arguments(of: "Swift.Set")?.first { return 2 + sum([(element, other)], isLiteral: true) }
      if let typeID = parameter.declaration, index.conforms(typeID, toProtocolNamed: "ExpressibleByArrayLiteral") {
        return 4
      }
      return parameter.isValueOfStandardLibrary ? Self.mismatch : nil
    }
    if let parts = type.arguments(of: "Swift.Dictionary") {
      if let others = parameter.arguments(of: "Swift.Dictionary"), parts.count == others.count {
        return sum(zip(parts, others), isLiteral: isLiteral)
      }
      if isLiteral, let typeID = parameter.declaration,
        index.conforms(typeID, toProtocolNamed: "ExpressibleByDictionaryLiteral")
      {
        return 4
      }
      return isLiteral && parameter.isValueOfStandardLibrary ? Self.mismatch : nil
    }
    return nil
  }

  private func sum(_ pairs: some Sequence<(ResolvedType, ResolvedType)>, isLiteral: Bool) -> Int {
    min(Self.mismatch, pairs.reduce(0) { $0 + distance(from: $1.0, to: $1.1, isLiteral: isLiteral) })
  }

  /// Returns the distance of a literal from another type than its own: of `1` from `Double`, or of a text from a type
  /// of the program that accepts one. It is nil if the source does not show that the type accepts the literal.
  private func distance(ofLiteral type: ResolvedType, to parameter: ResolvedType) -> Int? {
    if Self.numbers.contains(type), Self.numbers.contains(parameter) {
      return type == .standard("Double") && !Self.fractions.contains(parameter) ? Self.mismatch : 4
    }
    if type == .standard("String"), Self.texts.contains(parameter) { return 4 }
    guard let typeID = parameter.declaration, let protocols = Self.protocolsOfLiterals[type.text] else { return nil }
    return protocols.contains { index.conforms(typeID, toProtocolNamed: $0) } ? 4 : nil
  }

  private static let numbers = Set(
    ["Int", "Double", "Float", "UInt", "Int64", "Int32", "UInt8", "UInt16", "UInt32", "UInt64"].map {
      ResolvedType.standard($0)
    })
  private static let fractions = Set(["Double", "Float"].map { ResolvedType.standard($0) })
  private static let texts = Set(["Character", "StaticString", "Substring"].map { ResolvedType.standard($0) })
  private static let protocolsOfLiterals = [
    "Swift.Bool": ["ExpressibleByBooleanLiteral"],
    "Swift.Double": ["ExpressibleByFloatLiteral"],
    "Swift.Int": ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"],
    "Swift.String": ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"],
  ]

  /// Returns the name of the protocol of a parameter, `Log` for `any Log`; nil for other types.
  private func protocolName(of parameter: ResolvedType) -> String? {
    switch parameter {
    case .existential(let type): return protocolName(of: type) ?? type.lastName
    case .nominal(_, let typeID?, _): return index.types[typeID].facts.kind == .protocol ? parameter.lastName : nil
    default: return nil
    }
  }

  /// Returns whether both are types of values in the standard library, so that neither is an alias of the other.
  private func areStandard(_ first: ResolvedType, _ second: ResolvedType) -> Bool {
    first.isValueOfStandardLibrary && second.isValueOfStandardLibrary
  }
}

extension ResolvedType {
  /// Whether it is a generic parameter itself, or another type that is not resolved.
  fileprivate var isUnknownType: Bool {
    switch self {
    case .parameter, .other: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it is a literal of a number, a text, a Boolean value, a list or a dictionary.
  var isLiteralOfType: Bool {
    switch self {
    case .number, .string, .text, .boolean, .list: true
    default: false
    }
  }
}

extension TypeReference {
  /// The element of an array.
  var element: TypeReference? { if case .array(let element) = self { element } else { nil } }
}
