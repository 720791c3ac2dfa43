import FurnishGraph

/// How the types of one program travel: what the compiler writes for `Codable`, read from their declarations.
struct WireTypes {
  let index: DeclarationIndex

  /// - Parameter isSent: Its values are encoded; otherwise they are decoded.
  /// - Complexity: Linear in the properties or cases of the type.
  func shape(of type: ResolvedType, isSent: Bool) -> WireShape {
    switch type {
    case .nominal("Swift.Optional", nil, let arguments) where arguments.count == 1: .optional(arguments[0])
    case .nominal(let name, nil, let arguments):
      if !Self.isKnown(name) {
        .opaque(.unread)
      } else {
        arguments.isEmpty ? .plain(name) : .generic(name, arguments)
      }
    case .nominal(_, let number?, let arguments): shape(ofDeclared: number, arguments, isSent: isSent)
    case .tuple([]): .plain("Void")
    default: .opaque(.unread)
    }
  }

  /// Whether a type is one of Swift's own, which are the same in both programs.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("Swift.") || name.hasPrefix("Foundation.") || otherTypes.contains(name)
  }

  /// The types that are `Codable` and that no service is registered as.
  private static let otherTypes: Set<String> = [
    "ArraySlice", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CharacterSet", "CollectionDifference",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Int128", "Measurement",
    "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "PersonNameComponents", "UInt128", "URLComponents",
    "RemoteError", "FurnishRemote.RemoteError",
  ]

  private func shape(ofDeclared number: Int, _ arguments: [ResolvedType], isSent: Bool) -> WireShape {
    let entry = index.types[number]
    guard [.struct, .class, .enum].contains(entry.facts.kind) else { return .opaque(.unread) }
    if isCodedByHand(entry, isSent: isSent) { return .opaque(.codedByHand) }
    if entry.facts.kind == .class, index.superclass(of: number) != nil { return .opaque(.superclass) }
    guard CodingConformance(index).conforms(number, isSent: isSent) else { return .opaque(.conformance) }
    let generics = Dictionary(zip(entry.facts.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    let context = index.context(of: number, generics: generics)
    if entry.facts.kind == .enum { return choice(entry, number, context) }
    if index.conforms(number, to: "RawRepresentable") || index.conforms(number, to: "OptionSet") {
      return rawValue(entry, context)
    }
    return record(entry, context)
  }

  /// Whether `init(from:)` or `encode(to:)` is in the source, of those that are used in this direction.
  private func isCodedByHand(_ entry: DeclarationIndex.TypeEntry, isSent: Bool) -> Bool {
    let (name, label, type) = isSent ? ("encode", "to", "Encoder") : ("init", "from", "Decoder")
    return entry.functions[name]?.contains { number in
      let parameters = index.functions[number].facts.parameters
      return parameters.count == 1 && parameters[0].label == label && parameters[0].type.isCalled(type)
    } ?? false
  }

  private func record(_ entry: DeclarationIndex.TypeEntry, _ context: LookupContext) -> WireShape {
    let keys: [String: String]?
    switch codingKeys("CodingKeys", of: entry) {
    case .failure(let obstacle): return .opaque(obstacle.reason)
    case .success(let found): keys = found
    }
    var fields: [WireField] = []
    for number in entry.variables {
      let variable = index.variables[number]
      guard !variable.facts.isStatic, !variable.facts.isLazy else { continue }
      // A property without a key does not travel.
      guard let key = keys == nil ? variable.facts.name : keys?[variable.facts.name] else { continue }
      guard isCertain(variable.facts.condition, in: entry) else { return .opaque(.condition) }
      guard variable.facts.attributes.allSatisfy({ Self.plainAttributes.contains($0.name) }) else {
        return .opaque(.wrapper(variable.facts.name))
      }
      guard let type = type(of: variable, context) else { return .opaque(.untyped(variable.facts.name)) }
      let isDecoded = !(variable.facts.isConstant && variable.facts.hasInitialValue)
      fields.append(WireField(key: key, type: type, isDecoded: isDecoded))
    }
    return .record(fields)
  }

  private static let plainAttributes: Set<String> = ["available", "usableFromInline", "_documentation"]

  /// Whether a member exists whenever its type does.
  private func isCertain(_ condition: Condition, in entry: DeclarationIndex.TypeEntry) -> Bool {
    condition == entry.facts.condition || index.flags.ensure(condition)
  }

  private func type(of variable: DeclarationIndex.VariableEntry, _ context: LookupContext) -> ResolvedType? {
    var context = context
    context.file = variable.file
    if let written = variable.facts.type { return index.resolve(written, in: context) }
    switch variable.facts.initialValue {
    case .string: return .standard("String")
    case .boolean: return .standard("Bool")
    case .number(let type): return .standard(type)
    case .call(let call):
      guard case .type(let type) = call.callee, type.lastName?.first?.isUppercase == true else { return nil }
      return index.resolve(type, in: context)
    default: return nil
    }
  }
}

// MARK: Enumerations and raw values

extension WireTypes {
  private func choice(_ entry: DeclarationIndex.TypeEntry, _ number: Int, _ context: LookupContext) -> WireShape {
    // A second declaration under another condition adds its cases to the first.
    guard !entry.facts.hasConditionalCases, entry.cases == entry.facts.cases else { return .opaque(.condition) }
    if let raw = index.inherited(by: number).first(where: Self.isRawType) {
      return .rawCases(of: raw, rawCases(entry, raw))
    }
    let keys: [String: String]?
    switch codingKeys("CodingKeys", of: entry) {
    case .failure(let obstacle): return .opaque(obstacle.reason)
    case .success(let found): keys = found
    }
    var cases: [WireCase] = []
    for one in entry.cases {
      guard let name = keys == nil ? one.name : keys?[one.name] else { continue }
      let valueKeys: [String: String]?
      switch codingKeys("\(one.name.prefix(1).uppercased())\(one.name.dropFirst())CodingKeys", of: entry) {
      case .failure(let obstacle): return .opaque(obstacle.reason)
      case .success(let found): valueKeys = found
      }
      let values = one.values.enumerated().compactMap { position, value -> WireField? in
        let label = value.label ?? "_\(position)"
        guard let key = valueKeys == nil ? label : valueKeys?[label] else { return nil }
        return WireField(key: key, type: index.resolve(value.type, in: context), isDecoded: true)
      }
      cases.append(WireCase(name: name, values: values))
    }
    return .choice(cases)
  }

  private static func isRawType(_ type: ResolvedType) -> Bool {
    type.declaration == nil && rawTypes.contains(type.text)
  }

  private static let rawTypes: Set<String> = Set(
    [
      "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float",
    ].map { "Swift.\($0)" })

  /// The cases with the raw values that the compiler gives them.
  private func rawCases(_ entry: DeclarationIndex.TypeEntry, _ raw: ResolvedType) -> [WireRawCase] {
    var next = 0
    return entry.cases.map { one in
      if raw.text == "Swift.String" || raw.text == "Swift.Character" {
        return WireRawCase(name: one.name, value: one.rawValue ?? one.rawLiteral ?? one.name)
      }
      let literal = one.rawLiteral?.filter { $0 != "_" && $0 != " " }
      if let number = literal.flatMap({ Int($0) }) { next = number }
      defer { next += 1 }
      return WireRawCase(name: one.name, value: literal.map { Int($0) == nil ? $0 : "\(next)" } ?? "\(next)")
    }
  }

  /// `struct ID: RawRepresentable { var rawValue: String }`
  private func rawValue(_ entry: DeclarationIndex.TypeEntry, _ context: LookupContext) -> WireShape {
    for number in entry.variables {
      let variable = index.variables[number]
      guard variable.facts.name == "rawValue", !variable.facts.isStatic else { continue }
      return type(of: variable, context).map(WireShape.raw) ?? .opaque(.untyped("rawValue"))
    }
    return .opaque(.codedByHand)
  }

  /// An obstacle as an error.
  private struct Obstacle: Error { let reason: RemoteObstacle }

  /// The keys of an enumeration inside of a type, by the names of the properties; nil if the type has none of this name.
  private func codingKeys(
    _ name: String, of entry: DeclarationIndex.TypeEntry
  ) -> Result<[String: String]?, Obstacle> {
    switch entry.nested[name] {
    case nil: return .success(nil)
    case .alias: return .failure(Obstacle(reason: .keys))
    case .type(let number):
      let keys = index.types[number]
      guard keys.facts.kind == .enum else { return .failure(Obstacle(reason: .keys)) }
      guard !keys.facts.hasConditionalCases, keys.cases == keys.facts.cases else {
        return .failure(Obstacle(reason: .condition))
      }
      return .success(
        Dictionary(keys.cases.map { ($0.name, $0.rawValue ?? $0.name) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}
