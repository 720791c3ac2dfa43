import FurnishGraph

/// Enumerations, raw values and coding keys.
extension WireTypes {
  /// Returns the shape of the values of an enumeration.
  func choice(_ entry: DeclarationIndex.TypeEntry, _ id: TypeID, _ context: LookupContext) -> WireShape {
    // A case may be declared in one branch of `#if` only, so the source does not show which cases exist.
    guard entry.cases.allSatisfy({ isCertain($0.condition, in: entry) }) else {
      return .opaque(.condition, parts: parts(of: entry))
    }
    if let raw = index.inherited(by: id).first(where: \.isRawType) {
      return .rawCases(of: raw, rawCases(entry, raw))
    }
    let keys: [String: String]?
    switch codingKeys("CodingKeys", of: entry) {
    case .failure(let obstacle): return .opaque(obstacle.reason, parts: parts(of: entry))
    case .success(let found): keys = found
    }
    var cases: [WireCase] = []
    for enumCase in entry.cases {
      guard let name = keys == nil ? enumCase.name : keys?[enumCase.name] else { continue }
      let valueKeys: [String: String]?
      switch codingKeys("\(enumCase.name.prefix(1).uppercased())\(enumCase.name.dropFirst())CodingKeys", of: entry) {
      case .failure(let obstacle): return .opaque(obstacle.reason, parts: parts(of: entry))
      case .success(let found): valueKeys = found
      }
      let values = enumCase.values.enumerated().compactMap { position, value -> WireField? in
        let label = value.label ?? "_\(position)"
        guard let key = valueKeys == nil ? label : valueKeys?[label] else { return nil }
        var unsubstituted = context
        unsubstituted.generics = context.generics.mapValues { _ in .parameter("") }
        return WireField(
          key: key, content: .type(index.resolve(value.type, in: context)),
          isOptional: index.resolve(value.type, in: unsubstituted).wrapped != nil, isDecoded: true)
      }
      cases.append(WireCase(name: name, values: values))
    }
    return .choice(cases)
  }

  /// Returns the cases with the raw values that the compiler gives them.
  private func rawCases(_ entry: DeclarationIndex.TypeEntry, _ raw: ResolvedType) -> [WireRawCase] {
    zip(entry.cases, raw.rawValues(of: entry.cases)).map { WireRawCase(name: $0.name, value: $1) }
  }

  /// Returns whether the standard library codes a `RawRepresentable` type as its raw value, if the raw value has this
  /// type.
  func isCodedAsRawValue(_ type: ResolvedType) -> Bool {
    type.declaration == nil && type.text != "Swift.Character"
      && (type.text == "Swift.Bool" || type.isRawType)
  }

  /// Returns the type of the raw value of `struct ID: RawRepresentable { var rawValue: String }`.
  ///
  /// If `rawValue` is computed, the parameter of `init(rawValue:)` has its type.
  func rawValue(_ entry: DeclarationIndex.TypeEntry, _ context: LookupContext) -> ResolvedType? {
    for id in entry.variables {
      let variable = index.variables[id]
      if variable.facts.name == "rawValue", !variable.facts.isStatic { return type(of: variable, context) }
    }
    for id in entry.functions["init"] ?? [] {
      let function = index.functions[id]
      guard function.facts.labels == ["rawValue"] else { continue }
      var context = context
      context.file = function.file
      return index.resolve(function.facts.parameters[0].type, in: context)
    }
    return nil
  }

  /// The reason why the form of a type cannot be read, as an error.
  struct Obstacle: Error { let reason: RemoteObstacle }

  /// Reads the keys of an enumeration inside of a type, by the names of the properties; nil if the type has no
  /// enumeration of this name.
  func codingKeys(
    _ name: String, of entry: DeclarationIndex.TypeEntry
  ) -> Result<[String: String]?, Obstacle> {
    switch entry.nested[name] {
    case nil: return .success(nil)
    case .alias: return .failure(Obstacle(reason: .keys))
    case .type(let id):
      let keys = index.types[id]
      guard keys.facts.kind == .enum else { return .failure(Obstacle(reason: .keys)) }
      guard keys.cases.allSatisfy({ isCertain($0.condition, in: keys) }) else {
        return .failure(Obstacle(reason: .condition))
      }
      return .success(
        Dictionary(keys.cases.map { ($0.name, $0.rawValue ?? $0.name) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}
