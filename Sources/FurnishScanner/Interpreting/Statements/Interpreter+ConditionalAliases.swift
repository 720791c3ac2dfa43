/// Type aliases that several clauses of an `#if` declare. A statement that names such an alias is read once for each of
/// its types, under the condition of that type:
///
///     #if DEBUG
///       typealias Logger = MemoryLog
///     #else
///       typealias Logger = FileLog
///     #endif
extension Interpreter {
  /// The types of an alias, each with the condition under which the alias has this type.
  struct AliasVariants {
    var name: String
    var types: [(type: ResolvedType, presence: Presence)]
  }

  /// The greatest number of aliases in one statement that multiply its readings: an alias with two types doubles them.
  private static let mostAliases = 4

  /// Returns the first alias with several types that a statement names; nil if it names no such alias.
  func aliasVariants(in statement: Statement, _ environment: Environment) -> AliasVariants? {
    guard !index.conditionalAliases.isEmpty, statement.isSimple, progress.aliasesBeingRead < Self.mostAliases else {
      return nil
    }
    for (name, aliases) in index.conditionalAliases.sorted(by: { $0.key < $1.key })
    where environment.context.generics[name] == nil {
      guard case .alias(let visible)? = index.member(named: name, in: environment.context) else { continue }
      let same = aliases.filter { index.areSiblings($0, visible) }
      guard same.count > 1, statement.names(name) else { continue }
      return AliasVariants(
        name: name,
        types: same.map { alias in
          let entry = index.aliases[alias]
          return (index.resolve(alias: alias, []), presence(entry.facts.condition, in: entry.file))
        })
    }
    return nil
  }

  /// Runs a statement once for each type of an alias that it names.
  func run(_ variants: AliasVariants, in environment: Environment, _ body: () -> Void) {
    let (start, outer) = (environment.presence, environment.context.generics[variants.name])
    var ends: [Presence] = []
    progress.aliasesBeingRead += 1
    defer { progress.aliasesBeingRead -= 1 }
    for (type, presence) in variants.types {
      environment.presence = space.and(start, presence)
      guard environment.presence != .never else { continue }
      environment.context.generics[variants.name] = type
      body()
      ends.append(environment.presence)
    }
    environment.context.generics[variants.name] = outer
    environment.presence = space.any(ends)
  }
}

extension DeclarationIndex {
  /// Returns whether two aliases of one name have the same owner, so that each build compiles one of them.
  fileprivate func areSiblings(_ first: AliasID, _ second: AliasID) -> Bool {
    let (first, second) = (aliases[first], aliases[second])
    let isPrivate = first.enclosingType == nil && first.facts.access == .private
    return first.enclosingType == second.enclosingType
      && (isPrivate ? first.file == second.file : moduleOfFile[first.file] == moduleOfFile[second.file])
  }
}

extension Statement {
  /// Whether it contains no other statements, except in closures.
  fileprivate var isSimple: Bool {
    switch self {
    case .bind, .assign, .expression, .result: true
    default: false
    }
  }

  /// Returns whether it names a type.
  fileprivate func names(_ type: String) -> Bool {
    if case .bind(_, let declared?, _, _) = self, declared.isCalled(type) { return true }
    return contains { expression in
      switch expression {
      case .name(let name, _): name == type
      case .type(let reference), .metatype(let reference): reference.isCalled(type)
      default: false
      }
    }
  }
}
