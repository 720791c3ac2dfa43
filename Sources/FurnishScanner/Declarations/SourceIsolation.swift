/// The actor that a declaration is bound to.
enum SourceIsolation: Hashable, Sendable {
  case none
  case mainActor
  case actor(String)
}

/// The actors that types are bound to.
extension DeclarationIndex {
  /// Finds the actor that the attributes of a declaration bind it to.
  func isolation(of attributes: [AttributeFacts], in context: LookupContext) -> SourceIsolation? {
    attributes.lazy.compactMap { self.isolation(of: $0.name, in: context) }.first
  }

  /// Finds the actor that an attribute names; nil for other attributes.
  func isolation(of attribute: String, in context: LookupContext) -> SourceIsolation? {
    if attribute == "MainActor" { return .mainActor }
    guard case .type(let id)? = member(named: attribute, in: context),
      types[id].facts.attributes.contains(where: { $0.name == "globalActor" })
    else { return nil }
    return .actor(types[id].fullName)
  }

  /// Returns the actor that a type is bound to: by its own attributes, by inheritance, or by the default of its module.
  func isolation(ofType type: TypeID) -> SourceIsolation {
    if let stored = lookups.isolations[type] { return reusing(stored) }
    let found = recordingUnread { isolation(ofType: type, depth: 0) }
    if mayStoreResults(about: type) { lookups.isolations[type] = found }
    return found.result
  }

  private func isolation(ofType type: TypeID, depth: Int) -> SourceIsolation {
    if let declared = isolation(of: types[type].facts.attributes, in: context(of: type)) { return declared }
    guard depth < 16, !types[type].facts.isNonisolated else { return .none }
    // Only parents that the declaration itself names are searched: those that an extension adds do not bind the type.
    for case let parent? in namedParents(of: type) where parent != type {
      let inherited = isolation(ofType: parent, depth: depth + 1)
      if inherited != .none { return inherited }
    }
    return isBoundByDefault(type, depth) ? .mainActor : .none
  }

  /// Returns whether a type without an isolation of its own is bound by the default isolation of its module.
  ///
  /// The default binds no actor, no type that is nested in a nonisolated type, and no type that inherits from a
  /// nonisolated class or from a nonisolated protocol of `Sendable` types. A type that names a protocol which was not
  /// read counts as not bound, since that protocol may be of this kind.
  private func isBoundByDefault(_ type: TypeID, _ depth: Int) -> Bool {
    let entry = types[type]
    guard isBoundToMainActor[entry.module], entry.facts.kind != .actor else { return false }
    if let enclosingType = entry.enclosingType, isolation(ofType: enclosingType, depth: depth + 1) == .none {
      return false
    }
    return zip(entry.facts.inherited, namedParents(of: type)).allSatisfy { reference, parent in
      guard let parent, parent != type else {
        return Self.parentsThatKeepIsolation.contains(reference.lastName ?? "")
      }
      // A parent that is bound to an actor was found before.
      guard types[parent].facts.kind == .protocol else { return types[parent].facts.kind != .class }
      return !conforms(parent, to: "Sendable") && !conforms(parent, to: "SendableMetatype")
    }
  }

  /// Protocols, superclasses and raw types of the system that a type may name without losing the default isolation.
  private static let parentsThatKeepIsolation: Set<String> = [
    "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Hashable", "Identifiable", "Int", "NSObject", "ObservableObject", "Sendable", "String",
  ]

  /// Returns the actor that the memberwise or default initializer of a type is bound to: that of the type, if the value
  /// of a stored property cannot be sent to another actor, and none otherwise.
  func isolationOfImplicitInitializer(ofType type: TypeID) -> SourceIsolation {
    let isSent = types[type].variables.allSatisfy { id in
      let variable = variables[id]
      guard !variable.facts.isStatic, let reference = variable.facts.type else { return true }
      return isSendable(resolve(reference, in: context(of: type)))
    }
    return isSent ? .none : isolation(ofType: type)
  }
}
