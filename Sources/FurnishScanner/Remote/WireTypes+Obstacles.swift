import FurnishGraph

/// Types whose form the source does not show as a whole.
extension WireTypes {
  /// Returns the reason why the declared parts of a type do not determine its coding, or nil if they do.
  func obstacle(_ entry: DeclarationIndex.TypeEntry, _ id: TypeID, isSent: Bool) -> RemoteObstacle? {
    if isCodedByHand(id, isSent: isSent) { return .codedByHand }
    if entry.facts.kind == .class, index.superclass(of: id) != nil { return .superclass }
    if let macro = entry.facts.attributes.first(where: { !Self.plainTypeAttributes.contains($0.name) }) {
      return .attribute(macro.name)
    }
    return CodingConformance(index).conforms(id, isSent: isSent) ? nil : .conformance
  }

  /// The attributes of types that do not change the coding of the types.
  private static let plainTypeAttributes: Set<String> = [
    "available", "dynamicMemberLookup", "frozen", "MainActor", "objc", "objcMembers", "Observable", "propertyWrapper",
    "usableFromInline",
  ]

  /// Returns whether the source contains the `init(from:)` or `encode(to:)` that is used in this direction: in the
  /// type, or in extensions of protocols that it conforms to.
  private func isCodedByHand(_ type: TypeID, isSent: Bool) -> Bool {
    let (name, label) = isSent ? ("encode", "to") : ("init", "from")
    var seen: Set<TypeID> = [type]
    var pending = [type]
    while let id = pending.popLast() {
      let isFound = index.types[id].functions[name]?.contains { function in
        let parameters = index.functions[function].facts.parameters
        return parameters.count == 1 && parameters[0].label == label && mayCode(parameters[0].type, function)
      }
      if isFound == true { return true }
      for parent in index.inherited(by: id).compactMap(index.declaration)
      where index.types[parent].facts.kind == .protocol && seen.insert(parent).inserted {
        pending.append(parent)
      }
    }
    return false
  }

  /// Returns whether a parameter may be a coder, because its type is one or is generic.
  private func mayCode(_ type: TypeReference, _ function: FunctionID) -> Bool {
    if ["Encoder", "Decoder"].contains(where: type.isCalled) { return true }
    if case .named(let path) = type, path.count == 1 {
      return index.functions[function].facts.genericParameters.contains(path[0].name)
    }
    return false
  }

  /// Lists the properties, cases and keys of a type, as its source declares them.
  func parts(of entry: DeclarationIndex.TypeEntry) -> [String] {
    var parts = entry.variables.map { index.variables[$0].facts }.filter { !$0.isStatic && !$0.isLazy }
      .map { "\($0.name): \($0.type.map { "\($0)" } ?? "")" }
    parts += entry.cases.map { "\($0)" }
    if case .type(let keys) = entry.nested["CodingKeys"] { parts += index.types[keys].cases.map { "\($0)" } }
    return parts.sorted()
  }
}
