import FurnishGraph

/// The encoded forms of the types of one program, derived from the declarations of the types as the compiler derives
/// `Codable`.
struct WireTypes {
  let index: DeclarationIndex

  /// Returns the encoded form of the values of a type.
  ///
  /// - Parameter isSent: Whether its values are encoded. Otherwise they are decoded.
  /// - Complexity: Linear in the properties or cases of the type.
  func shape(of type: ResolvedType, isSent: Bool) -> WireShape {
    switch type {
    case .nominal("Swift.Optional", nil, let arguments) where arguments.count == 1: .optional(arguments[0])
    case .nominal(let name, nil, let arguments):
      if !Self.isKnown(name) {
        .opaque(.unread, parts: [])
      } else {
        arguments.isEmpty ? .plain(name) : .generic(name, arguments)
      }
    case .nominal(_, let id?, let arguments): shape(ofDeclared: id, arguments, isSent: isSent)
    case .tuple([], _): .plain("Void")
    default: .opaque(.unread, parts: [])
    }
  }

  /// Returns whether a type belongs to Swift's own modules, and so is the same in both programs.
  private static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("Swift.") || name.hasPrefix("Foundation.") || otherTypes.contains(name)
  }

  /// Further `Codable` types that both programs have. ``KnownTypes`` does not list them, so their names are resolved
  /// without a module.
  private static let otherTypes: Set<String> = [
    "ArraySlice", "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "CharacterSet",
    "CollectionDifference",
    "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Int128", "Measurement",
    "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "PersonNameComponents", "UInt128", "URLComponents",
    "RemoteError", "FurnishRemote.RemoteError",
  ]

  private func shape(ofDeclared id: TypeID, _ arguments: [ResolvedType], isSent: Bool) -> WireShape {
    let entry = index.types[id]
    guard [.struct, .class, .enum].contains(entry.facts.kind) else { return .opaque(.unread, parts: []) }
    if let obstacle = obstacle(entry, id, isSent: isSent) { return .opaque(obstacle, parts: parts(of: entry)) }
    let generics = Dictionary(zip(entry.facts.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
    let context = index.context(of: id, generics: generics)
    let hasRawCases = entry.facts.kind == .enum && index.inherited(by: id).contains(where: \.isRawType)
    if !hasRawCases, ["RawRepresentable", "OptionSet"].contains(where: { index.conforms(id, to: $0) }) {
      guard let raw = rawValue(entry, context) else {
        return .opaque(.untyped("rawValue"), parts: parts(of: entry))
      }
      // The standard library codes these as their raw values. With another raw value, a type is coded like any other.
      if isCodedAsRawValue(raw) { return .raw(raw) }
    }
    return entry.facts.kind == .enum ? choice(entry, id, context) : record(entry, context)
  }

  private func record(_ entry: DeclarationIndex.TypeEntry, _ context: LookupContext) -> WireShape {
    let keys: [String: String]?
    switch codingKeys("CodingKeys", of: entry) {
    case .failure(let obstacle): return .opaque(obstacle.reason, parts: parts(of: entry))
    case .success(let found): keys = found
    }
    var fields: [WireField] = []
    for id in entry.variables {
      let variable = index.variables[id]
      guard !variable.facts.isStatic, !variable.facts.isLazy else { continue }
      // A property without a key is not encoded.
      guard let key = keys == nil ? variable.facts.name : keys?[variable.facts.name] else { continue }
      let isDecoded = !(variable.facts.isConstant && variable.facts.hasInitialValue)
      fields.append(
        WireField(
          key: key, content: content(of: variable, in: entry, context), isOptional: isOptional(variable, context),
          isDecoded: isDecoded))
    }
    return .record(fields)
  }

  private func content(
    of variable: DeclarationIndex.VariableEntry, in entry: DeclarationIndex.TypeEntry, _ context: LookupContext
  ) -> WireField.Content {
    guard isCertain(variable.facts.condition, in: entry) else { return .opaque(.condition) }
    guard variable.facts.attributes.allSatisfy({ Self.plainPropertyAttributes.contains($0.name) }) else {
      return .opaque(.wrapper(variable.facts.name))
    }
    return type(of: variable, context).map(WireField.Content.type) ?? .opaque(.untyped(variable.facts.name))
  }

  private func isOptional(_ variable: DeclarationIndex.VariableEntry, _ context: LookupContext) -> Bool {
    var declared = context
    declared.generics = context.generics.mapValues { _ in .parameter("") }
    return type(of: variable, declared)?.wrapped != nil
  }

  /// The attributes of properties that do not change the coding of the properties.
  private static let plainPropertyAttributes: Set<String> = ["available", "usableFromInline", "_documentation"]

  /// Returns whether a member exists whenever its type does.
  func isCertain(_ condition: Condition, in entry: DeclarationIndex.TypeEntry) -> Bool {
    condition == entry.facts.condition || index.flags(in: entry.file).ensure(condition)
  }

  func type(of variable: DeclarationIndex.VariableEntry, _ context: LookupContext) -> ResolvedType? {
    var context = context
    context.file = variable.file
    if let written = variable.facts.type { return index.resolve(written, in: context) }
    return variable.facts.initialValue.flatMap { type(of: $0, context) }
  }

  /// Finds the type that the language gives to a literal, or to a call of an initializer.
  private func type(of value: Expression, _ context: LookupContext) -> ResolvedType? {
    switch value {
    case .string: return .standard("String")
    case .boolean: return .standard("Bool")
    case .number(let type, _): return .standard(type)
    case .cast(_, let type): return index.resolve(type, in: context)
    case .list(let elements):
      let types = Set(elements.map { type(of: $0, context) })
      // A whole number in a list of fractions has their type.
      let isMixed = types == [.standard("Int"), .standard("Double")]
      guard let element = isMixed ? .standard("Double") : types.count == 1 ? types.first ?? nil : nil else {
        return nil
      }
      return .standard("Array", [element])
    case .call(let call):
      guard case .type(let type) = call.callee, type.lastName?.first?.isUppercase == true else { return nil }
      let resolved = index.resolve(type, in: context)
      return returnsInstance(call, of: resolved) ? resolved : nil
    default: return nil
    }
  }

  /// Returns whether the call of an initializer returns an instance, and not an optional as `URL(string:)` does.
  private func returnsInstance(_ call: Call, of type: ResolvedType) -> Bool {
    if let id = type.declaration {
      return index.types[id].functions["init"]?.contains { index.functions[$0].facts.isFailable } != true
    }
    if call.arguments.isEmpty { return true }
    guard case .nominal(let name, _, _) = type else { return false }
    return Self.neverFailing.contains(name)
  }

  /// The types of Swift's own libraries whose initializers return no optionals.
  private static let neverFailing: Set<String> = [
    "Swift.Array", "Swift.Dictionary", "Swift.Set", "Foundation.Date", "Foundation.Locale",
  ]

  /// Returns the form of a dictionary with keys of a type; nil if it cannot be determined.
  func keyForm(of type: ResolvedType) -> DictionaryForm? {
    if let id = type.declaration { return index.conforms(id, to: "CodingKeyRepresentable") ? nil : .pairs }
    return ["Swift.String", "Swift.Int"].contains(type.text) ? .keyed : nil
  }
}
