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
    // Both libraries declare `Injected`: where the import of Factory stays, that of Furnish is written in full.
    let trial = MigrationDraft(draft.source)
    FactoryRewriter(trial, table, qualifier: "").walk(draft.source.tree)
    let bytes = trial.edits.applied(to: draft.source.bytes) ?? draft.source.bytes
    let result = ParsedSource(path: draft.source.path, bytes: bytes, hasByteOrderMark: false)
    let staysBeside = !libraryNames(in: result.tree).isEmpty
    FactoryRewriter(draft, table, qualifier: staysBeside ? "Furnish." : "").walk(draft.source.tree)
  }

  func modules(for tree: SourceFileSyntax) -> [String] {
    ["Furnish"] + (TraitFinder(tree).isFound ? ["FurnishTesting"] : [])
  }

  func libraryNames(in tree: SourceFileSyntax) -> Set<String> {
    let names = FactoryNames.types.union(FactoryNames.laterWrappers)
      .union(["Container", "SharedContainer", "ManagedContainer", "ContainerManager", "AutoRegistering"])
    var found = NameCollector(names, in: tree).found.filter { !program.types.isDeclared($0) }
    if KeyPathInjectionFinder(tree).isFound { found.insert("Injected") }
    if tree.description.contains(MigrationComment.prefix) { found.insert(MigrationComment.prefix) }
    // A module is marked, and needs nothing of Factory.
    if found == [MigrationComment.prefix], MigrationMarks(tree).areAboutModules { found = [] }
    return found
  }
}

/// Whether a test has the trait `.provider`.
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

/// Whether a property is still read by the key path of a factory.
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

/// The marks of a file.
private struct MigrationMarks {
  private let texts: [Substring]

  init(_ tree: SourceFileSyntax) {
    texts = tree.description.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      .filter { $0.hasPrefix(MigrationComment.prefix) }
  }

  /// Whether all of them say that a module is to be included.
  var areAboutModules: Bool { texts.allSatisfy { $0.dropFirst(MigrationComment.prefix.count).hasPrefix("include ") } }
}
