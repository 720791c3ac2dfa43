/// The cache of the lookups in an index: each result is computed at its first use.
///
/// All results are determined by declarations alone, so that an edit of a body leaves them as they are.
final class LookupCache {
  /// The superclass of each type; -1 for a type without one.
  var superclasses: [Int: Int] = [:]
  /// The declarations of the types that a type inherits from.
  var parents: [Int: [Int]] = [:]
  /// The declarations of the types after a type's own colon; nil for each whose source was not read.
  var namedParents: [Int: [Int?]] = [:]
  /// The actors that types are bound to.
  var isolations: [Int: SourceIsolation] = [:]
  /// Whether types conform to `ServiceModule`.
  var modules: [Int: Bool] = [:]
  /// The modules that each file can use.
  var importedModules: [Set<Int>?]
  /// The types of other libraries to which the program adds a property for a provider, by the name of the property.
  var ownersOfProviders: [String: String]?
  /// The names of these types, in order.
  var typesWithProviders: [String]?
  /// The types that conform to each protocol.
  var conformers: [Int: [Int]]?
  /// The names that these lookups, and the declarations, could not follow.
  var unread: UnreadNames

  init(fileCount: Int, unread: UnreadNames) {
    importedModules = [Set<Int>?](repeating: nil, count: fileCount)
    self.unread = unread
  }
}

/// Names that lead out of the source that is read.
struct UnreadNames {
  /// The names of other libraries' protocols that the program writes after `any`.
  var protocols: Set<String> = []
  /// The aliases that lead to too many others to be followed.
  var aliases: Set<Int> = []

  mutating func formUnion(_ other: UnreadNames) {
    protocols.formUnion(other.protocols)
    aliases.formUnion(other.aliases)
  }
}

extension DeclarationIndex {
  /// The types of other libraries to which the program adds a property for a provider, by the name of the property.
  var ownersOfProviders: [String: String] {
    if let known = lookups.ownersOfProviders { return known }
    let found = find { findOwnersOfProviders() }
    lookups.ownersOfProviders = found
    return found
  }

  /// The names of the types of other libraries to which the program adds a property for a provider, in order.
  var typesWithProviders: [String] {
    if let known = lookups.typesWithProviders { return known }
    let found = Set(ownersOfProviders.values).sorted()
    lookups.typesWithProviders = found
    return found
  }

  /// The types that conform to each protocol, or to a protocol that inherits from it.
  var conformers: [Int: [Int]] {
    if let known = lookups.conformers { return known }
    let found = find { findConformers() }
    lookups.conformers = found
    return found
  }

  /// Runs a lookup whose result is stored, and stores the names that it could not follow as well: a later use of the
  /// result does not find them again.
  func find<Result>(_ lookup: () -> Result) -> Result {
    var before = unread
    unread = UnreadNames()
    let result = lookup()
    if isComplete { lookups.unread.formUnion(unread) }
    before.formUnion(unread)
    unread = before
    return result
  }
}
