import FurnishSyntax
import SwiftSyntax

/// The migration from swift-dependencies: nearly all names have a counterpart.
struct SwiftDependenciesMigration: LibraryMigration {
  /// The names of the library that have a counterpart of the same meaning, with the counterparts.
  static let names = [
    "DependencyKey": "ServiceKey", "TestDependencyKey": "TestServiceKey", "DependencyValues": "ServiceValues",
    "withDependencies": "withServices", "withEscapedDependencies": "withEscapedServices",
    "prepareDependencies": "prepareServices", "liveValue": "defaultValue",
  ]

  /// The values of the library that Furnish has as well, with the modules of Furnish that declare them.
  static let values = [
    "calendar": "FurnishFoundation", "continuousClock": "Furnish", "date": "FurnishFoundation",
    "fireAndForget": "Furnish", "locale": "FurnishFoundation", "openURL": "FurnishFoundation",
    "suspendingClock": "Furnish",
    "timeZone": "FurnishFoundation", "urlSession": "FurnishNetworking", "uuid": "FurnishFoundation",
    "withRandomNumberGenerator": "Furnish",
  ]

  /// Names of other libraries that `import Dependencies` makes visible. A file that uses one of them keeps the import.
  private static let reexportedNames: Set<String> = [
    "unimplemented", "reportIssue", "withErrorReporting", "withExpectedIssue", "LockIsolated", "ActorIsolated",
    "UncheckedSendable", "UncheckedBox", "AnyClock", "TestClock", "ImmediateClock", "UnimplementedClock",
    "AnySchedulerOf", "AnyScheduler", "TestScheduler", "XCTFail", "XCTUnimplemented", "expectNoDifference",
    "withMainSerialExecutor", "AnyHashableSendable", "IssueReporting",
  ]

  private let program: MigratedProgram
  private let declared: DeclaredDependencies

  init(_ program: MigratedProgram) {
    self.program = program
    declared = DeclaredDependencies(program)
  }

  func migrate(_ draft: MigrationDraft) {
    SwiftDependenciesRewriter(draft, program.types, declared).walk(draft.source.tree)
  }

  func modules(for tree: SourceFileSyntax) -> [String] {
    let used = SwiftDependenciesUses(tree)
    return ["Furnish"] + (used.usesMacros ? ["FurnishMacros"] : [])
      + Set(used.values.compactMap { Self.values[$0] }).subtracting(["Furnish"]).sorted()
      + (used.usesTraits ? ["FurnishTesting"] : [])
  }

  private static let namesOfLibrary = Set(names.keys).subtracting(["liveValue"])
    .union(["Dependency", "DependencyClient", "DependencyEndpoint", "DependencyEntry", "DependencyContext"])

  func mentions(in tree: SourceFileSyntax) -> [(node: Syntax, reason: MigrationReason)] {
    let names = Self.namesOfLibrary.filter { !program.types.isDeclared($0) }
    return NameCollector(names, in: tree, modules: SwiftDependenciesNames.coreModules).tokens.map {
      (Syntax($0), .remaining($0.text))
    }
  }

  func libraryNames(in tree: SourceFileSyntax) -> Set<String> {
    let names = Self.namesOfLibrary.union(Self.reexportedNames)
    var found = NameCollector(names, in: tree).found.filter { !program.types.isDeclared($0) }
    if tree.description.contains(MigrationComment.prefix) { found.insert(MigrationComment.prefix) }
    return found
  }
}

/// The dependencies that the program declares.
struct DeclaredDependencies {
  /// The properties of `DependencyValues`.
  private(set) var properties: Set<String> = []
  /// The structs with `@DependencyClient`.
  private(set) var clients: Set<String> = []
  /// The types that conform to a protocol of keys, as in `extension APIKey: DependencyKey`, and the clients.
  private(set) var keys: Set<String> = []
  /// Whether a type that is not a key declares a `liveValue` as well.
  private(set) var hasOtherLiveValues = false

  init(_ program: MigratedProgram) {
    var owners: Set<String> = []
    for file in program.files {
      let collector = DependencyCollector(file.source.tree)
      properties.formUnion(collector.properties)
      clients.formUnion(collector.clients)
      keys.formUnion(collector.keys)
      owners.formUnion(collector.owners)
    }
    keys.formUnion(clients)
    hasOtherLiveValues = !owners.isSubset(of: keys)
  }
}

/// The dependencies that a file declares.
private final class DependencyCollector: SyntaxVisitor {
  private(set) var properties: Set<String> = []
  private(set) var clients: Set<String> = []
  private(set) var keys: Set<String> = []
  /// The types that declare a `liveValue`.
  private(set) var owners: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitPost(_ node: StructDeclSyntax) { add(node) }
  override func visitPost(_ node: EnumDeclSyntax) { add(node) }
  override func visitPost(_ node: ClassDeclSyntax) { add(node) }
  override func visitPost(_ node: ActorDeclSyntax) { add(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { add(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { add(node) }

  private func add(_ node: some DeclGroupSyntax) {
    guard let name = node.declaredName else { return }
    let protocols: Set<String> = ["DependencyKey", "TestDependencyKey", "ServiceKey", "TestServiceKey"]
    if node.inheritanceClause?.names.contains(where: protocols.contains) == true { keys.insert(name) }
    let declaresLiveValue = node.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == "liveValue" }
        == true
        || member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.name.text == "liveValue" } == true
    }
    if declaresLiveValue { owners.insert(name) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // A second run finds the result of the first one.
    guard ["DependencyValues", "ServiceValues"].contains(node.extendedType.lastName) else { return .visitChildren }
    let collector = VariableNames(node.memberBlock)
    properties.formUnion(collector.names)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("DependencyClient") { clients.insert(node.name.text) }
    return .visitChildren
  }
}

/// The declarations of modules other than `Furnish` that the result of a migration uses.
private final class SwiftDependenciesUses: SyntaxVisitor {
  /// The names that may be those of values: `date` of `\.date` and of `$0.date`.
  private(set) var values: Set<String> = []
  private(set) var usesMacros = false
  private(set) var usesTraits = false

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if ["ClosureService", "ServiceEntry"].contains(name) { usesMacros = true }
    if ["Test", "Suite"].contains(name), node.trimmedDescription.contains(".services") { usesTraits = true }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.firstProperty { values.insert(first) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.trimmedDescription == "$0" { values.insert(node.declName.baseName.text) }
    return .visitChildren
  }
}
