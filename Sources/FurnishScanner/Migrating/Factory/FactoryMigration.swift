import SwiftSyntax

/// The migration from Factory: factories become registrations of modules, and requests name types.
struct FactoryMigration: LibraryMigration {
  private let program: MigratedProgram
  private let table: FactoryTable

  init(_ program: MigratedProgram) {
    self.program = program
    table = FactoryTable(program)
  }

  func migrate(_ draft: MigrationDraft) {
    // Both libraries declare `Injected`. If the file still imports Factory after the rewrite, the attribute is written
    // as `@Furnish.Injected`. A first rewrite of a draft shows whether the import stays.
    let trial = MigrationDraft(draft.source)
    FactoryRewriter(trial, table, qualifier: "").walk(draft.source.tree)
    let bytes = trial.edits.applied(to: draft.source.bytes) ?? draft.source.bytes
    let result = ParsedSource(path: draft.source.path, bytes: bytes, hasByteOrderMark: false)
    let keepsLibrary = !libraryNames(in: result.tree).isEmpty
    FactoryRewriter(draft, table, qualifier: keepsLibrary ? "Furnish." : "").walk(draft.source.tree)
  }

  func modules(for tree: SourceFileSyntax) -> [String] {
    ["Furnish"] + (TraitFinder(tree).isFound ? ["FurnishTesting"] : [])
  }

  func mentions(in tree: SourceFileSyntax) -> [(node: Syntax, reason: MigrationReason)] {
    let names = FactoryNames.types.union(FactoryNames.laterWrappers).union(["Container", "SharedContainer"])
      .filter { !program.types.isDeclared($0) }
    let moved = MovedFactoryFinder(table, in: tree).found.map { ($0, MigrationReason.moved) }
    return moved
      + NameCollector(names, in: tree, modules: ["FactoryKit"]).tokens
      .filter { !$0.isExtendedType }.map { (Syntax($0), .remaining($0.text)) }
  }

  func libraryNames(in tree: SourceFileSyntax) -> Set<String> {
    let names = FactoryNames.types.union(FactoryNames.laterWrappers)
      .union(["Container", "SharedContainer", "ManagedContainer", "ContainerManager", "AutoRegistering"])
    var found = NameCollector(names, in: tree).found.filter { !program.types.isDeclared($0) }
    if KeyPathInjectionFinder(tree).isFound { found.insert("Injected") }
    if tree.description.contains(MigrationComment.prefix) { found.insert(MigrationComment.prefix) }
    // A mark that only requests the user to include a module does not require the import.
    if found == [MigrationComment.prefix], MigrationMarks(tree).onlyConcernModules { found = [] }
    return found
  }
}

/// A finder of the uses of factories that the migration has moved into modules.
private final class MovedFactoryFinder: SyntaxVisitor {
  private(set) var found: [Syntax] = []
  private let table: FactoryTable

  init(_ table: FactoryTable, in tree: SourceFileSyntax) {
    self.table = table
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Finds `container.log`, and the factories of any other receiver that may be a container.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil, table[node.declName.baseName.text] != nil, node.isUsedAsFactory { found.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.firstProperty, table[name] != nil { found.append(Syntax(node)) }
    return .visitChildren
  }

  /// Finds factories without a receiver, as the remaining code of a container names them.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isMemberName, table[node.baseName.text] != nil, isInContainer(Syntax(node)) { found.append(Syntax(node)) }
    return .visitChildren
  }

  private func isInContainer(_ node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      if let container = scope.as(ExtensionDeclSyntax.self) { return container.extendsContainer(table.types) }
      if let type = scope.as(ClassDeclSyntax.self) {
        return type.inheritanceClause?.names.contains { ["SharedContainer", "AutoRegistering"].contains($0) } == true
      }
      current = scope.parent
    }
    return false
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member may be a factory: its receiver is named as a container, as in `container.log`, the code calls
  /// the member, as in `app.log()`, or calls a method of factories on it, as in `app.log.reset()`.
  fileprivate var isUsedAsFactory: Bool {
    if let base, base.trimmedDescription.lowercased().contains("container") { return true }
    if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id { return true }
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return ["register", "reset", "resolve", "context", "scope"].contains(member.declName.baseName.text)
  }
}

extension TokenSyntax {
  /// Whether it is the type in `extension Container`: the members that are left have marks of their own.
  fileprivate var isExtendedType: Bool { parent?.parent?.is(ExtensionDeclSyntax.self) == true }
}

/// A finder of tests with the trait `.provider`.
private final class TraitFinder: SyntaxVisitor {
  private(set) var isFound = false

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "Test", node.trimmedDescription.contains(".provider {") {
      isFound = true
    }
    return .skipChildren
  }
}

/// A finder of properties that are still read by the key path of a factory.
private final class KeyPathInjectionFinder: SyntaxVisitor {
  private(set) var isFound = false

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "Injected", node.arguments?.trimmedDescription.hasPrefix("\\") == true {
      isFound = true
    }
    return .skipChildren
  }
}

/// The migration comments in a file.
private struct MigrationMarks {
  private let texts: [Substring]

  init(_ tree: SourceFileSyntax) {
    texts = tree.description.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { $0.hasPrefix(MigrationComment.prefix) }
  }

  /// Whether all of them state that a module is to be included.
  var onlyConcernModules: Bool {
    texts.allSatisfy { $0.dropFirst(MigrationComment.prefix.count).hasPrefix("include ") }
  }
}
