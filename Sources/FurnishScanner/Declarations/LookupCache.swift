/// The cache of the lookups in an index: each result is computed at its first use.
///
/// A result is determined by declarations alone, so an edit of a body does not change it. Only the results about types
/// that are declared in a body may change, and ``conformers``, which contains these types as well.
final class LookupCache {
  /// The result of a lookup, and the names that it could not follow, if there are any.
  struct Stored<Result> {
    let result: Result
    let unread: UnreadNames?
  }

  /// The superclass of each type.
  var superclasses: [TypeID: Stored<TypeID?>] = [:]
  /// The declarations of the types that a type inherits from.
  var parents: [TypeID: Stored<[TypeID]>] = [:]
  /// The declarations of the types after a type's own colon; nil for each whose source was not read.
  var namedParents: [TypeID: Stored<[TypeID?]>] = [:]
  /// The actors that types are bound to.
  var isolations: [TypeID: Stored<SourceIsolation>] = [:]
  /// Whether types conform to `ServiceModule`.
  var conformancesToServiceModule: [TypeID: Stored<Bool>] = [:]
  /// The modules that each file can use.
  var importedModules: NumberedTable<FileID, Set<ModuleID>?>
  /// The types of other libraries to which the program adds a property for a provider.
  var ownersOfProviders: Stored<ProviderOwners>?
  /// The types that conform to each protocol.
  var conformers: Stored<[TypeID: [TypeID]]>?

  init(fileCount: Int) { importedModules = .init(repeating: nil, count: fileCount) }

  /// Removes the results that an edit of bodies may change.
  ///
  /// - Parameter types: The types that are declared in the bodies.
  func removeResults(ofLocal types: [TypeID]) {
    guard !types.isEmpty else { return }
    for type in types {
      superclasses[type] = nil
      parents[type] = nil
      namedParents[type] = nil
      isolations[type] = nil
      conformancesToServiceModule[type] = nil
    }
    conformers = nil
  }
}

/// The types of other libraries to which the program adds a property for a provider.
struct ProviderOwners {
  /// The types by the name of the property.
  let byProperty: [String: String]
  /// The names of all of these types, in order.
  let names: [String]

  init(_ byProperty: [String: String]) {
    self.byProperty = byProperty
    names = Set(byProperty.values).sorted()
  }
}

/// Names that a lookup could not follow to a declaration.
struct UnreadNames {
  /// The names of other libraries' protocols that the program writes after `any`.
  var protocols: Set<String> = []
  /// The aliases that lead to too many others to be followed.
  var aliases: Set<AliasID> = []

  var isEmpty: Bool { protocols.isEmpty && aliases.isEmpty }

  mutating func formUnion(_ other: UnreadNames) {
    protocols.formUnion(other.protocols)
    aliases.formUnion(other.aliases)
  }
}

extension DeclarationIndex {
  /// The types of other libraries to which the program adds a property for a provider.
  var ownersOfProviders: ProviderOwners {
    if let stored = lookups.ownersOfProviders { return reusing(stored) }
    let found = recordingUnread { ProviderOwners(findOwnersOfProviders()) }
    lookups.ownersOfProviders = found
    return found.result
  }

  /// The types that conform to each protocol, or to a protocol that inherits from it.
  var conformers: [TypeID: [TypeID]] {
    if let stored = lookups.conformers { return reusing(stored) }
    let found = recordingUnread { findConformers() }
    lookups.conformers = found
    return found.result
  }

  /// Runs a lookup whose result will be stored, and records the names that it could not follow.
  func recordingUnread<Result>(_ lookup: () -> Result) -> LookupCache.Stored<Result> {
    let before = unread
    unread = UnreadNames()
    let result = lookup()
    let names = unread.isEmpty ? nil : unread
    unread.formUnion(before)
    return LookupCache.Stored(result: result, unread: names)
  }

  /// Returns a stored result, and records the names that its lookup could not follow, as the lookup itself would.
  func reusing<Result>(_ stored: LookupCache.Stored<Result>) -> Result {
    if let names = stored.unread { unread.formUnion(names) }
    return stored.result
  }
}
