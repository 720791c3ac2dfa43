/// The cache of the lookups in an index: each result is computed at its first use.
///
/// A result is determined by declarations alone, so that an edit of a body leaves it as it is. Only the names in a type
/// that a body declares depend on bodies.
final class LookupCache {
  /// A lookup whose result is stored.
  enum Lookup: Hashable {
    case superclass(of: Int)
    case parents(of: Int)
    case namedParents(of: Int)
    case isolation(of: Int)
    case isModule(Int)
    case ownersOfProviders
    case conformers
  }

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
  /// The names that each lookup could not follow, if there are any.
  var unread: [Lookup: UnreadNames] = [:]

  init(fileCount: Int) { importedModules = [Set<Int>?](repeating: nil, count: fileCount) }

  /// Removes the results that the bodies around some types determine.
  func removeResults(ofLocal types: [Int]) {
    guard !types.isEmpty else { return }
    for type in types {
      superclasses[type] = nil
      parents[type] = nil
      namedParents[type] = nil
      isolations[type] = nil
      modules[type] = nil
    }
    conformers = nil
  }
}

/// Names that lead out of the source that is read.
struct UnreadNames {
  /// The names of other libraries' protocols that the program writes after `any`.
  var protocols: Set<String> = []
  /// The aliases that lead to too many others to be followed.
  var aliases: Set<Int> = []

  var isEmpty: Bool { protocols.isEmpty && aliases.isEmpty }

  mutating func formUnion(_ other: UnreadNames) {
    protocols.formUnion(other.protocols)
    aliases.formUnion(other.aliases)
  }
}

extension DeclarationIndex {
  /// The types of other libraries to which the program adds a property for a provider, by the name of the property.
  var ownersOfProviders: [String: String] {
    if let known = lookups.ownersOfProviders { return again(known, .ownersOfProviders) }
    let found = find(.ownersOfProviders) { findOwnersOfProviders() }
    lookups.ownersOfProviders = found
    return found
  }

  /// The names of the types of other libraries to which the program adds a property for a provider, in order.
  var typesWithProviders: [String] {
    if let known = lookups.typesWithProviders { return again(known, .ownersOfProviders) }
    let found = Set(ownersOfProviders.values).sorted()
    lookups.typesWithProviders = found
    return found
  }

  /// The types that conform to each protocol, or to a protocol that inherits from it.
  var conformers: [Int: [Int]] {
    if let known = lookups.conformers { return again(known, .conformers) }
    let found = find(.conformers) { findConformers() }
    lookups.conformers = found
    return found
  }

  /// Runs a lookup whose result is stored, and stores the names that it could not follow as well.
  func find<Result>(_ lookup: LookupCache.Lookup, _ body: () -> Result) -> Result {
    let before = unread
    unread = UnreadNames()
    let result = body()
    if isComplete { lookups.unread[lookup] = unread.isEmpty ? nil : unread }
    unread.formUnion(before)
    return result
  }

  /// Returns the stored result of a lookup, whose names count as those that could not be followed, as at its first use.
  func again<Result>(_ result: Result, _ lookup: LookupCache.Lookup) -> Result {
    if !lookups.unread.isEmpty, let names = lookups.unread[lookup] { unread.formUnion(names) }
    return result
  }
}
