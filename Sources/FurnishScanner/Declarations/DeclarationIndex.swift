/// The declarations of all files of a program, by name.
final class DeclarationIndex {
  /// A type, with the declarations that its extensions add.
  struct TypeEntry {
    let file: FileID
    var facts: TypeFacts
    let module: ModuleID
    /// `App.Outer.Inner`
    let fullName: String
    let enclosingType: TypeID?
    /// The name of the extended type, if an extension of another library's type declares this one.
    let foreignOwner: String?
    var nested: [String: Member] = [:]
    /// The protocols that its extensions name, with the file of each extension.
    var inheritedByExtensions: [(TypeReference, file: FileID, condition: Condition)] = []
    let functions: FunctionsOfType
    var variables = MemberNumbers<VariableID>()
    /// The cases of an enumeration.
    var cases: [CaseFacts]

    var inherited: [(TypeReference, file: FileID)] {
      facts.inherited.map { ($0, file) } + inheritedByExtensions.map { ($0.0, $0.file) }
    }
  }

  typealias FunctionEntry = MemberTable<FunctionFacts>.Entry
  typealias VariableEntry = MemberTable<VariableFacts>.Entry

  struct AliasEntry {
    let file: FileID
    let facts: AliasFacts
    let enclosingType: TypeID?
  }

  /// An extension, by its place among the types of its file.
  struct SourceExtension: Hashable {
    let file: FileID
    let index: Int
  }

  enum Member {
    case type(TypeID)
    case alias(AliasID)
  }

  var files: NumberedTable<FileID, SourceFile>
  let paths: NumberedTable<FileID, String>
  var summaries: NumberedTable<FileID, FileSummary>
  /// The flags of `#if` that are known in all modules.
  let flags: FixedFlags
  /// The flags of `#if` that are known in a module, if they differ from ``flags``.
  private let flagsOfModules: [ModuleID: FixedFlags]
  let modules: NumberedTable<ModuleID, String>
  let moduleNumbers: [String: ModuleID]
  /// The module of each file.
  let moduleOfFile: NumberedTable<FileID, ModuleID>
  /// The imports of each file.
  let imports: NumberedTable<FileID, [ImportFacts]>
  /// The code of each file outside of all declarations.
  var statements: NumberedTable<FileID, [Statement]>
  /// The modules that each module re-exports.
  let exports: NumberedTable<ModuleID, [String]>
  /// Whether each module imports Furnish, or a module that re-exports it, and is no module of Furnish itself.
  let usesFurnish: NumberedTable<ModuleID, Bool>
  /// Whether each module imports Furnish or the library of a dialect, or a module that re-exports one.
  let usesServices: NumberedTable<ModuleID, Bool>
  /// Whether the code of each module is followed for containers: the module uses Furnish or a dialect with containers,
  /// or imports such a module, directly or through others.
  let isInterpreted: NumberedTable<ModuleID, Bool>
  /// The dialects that some file uses.
  let dialects: Set<Dialect>
  /// Whether the declarations of each module belong to the main actor unless they are declared otherwise.
  let isBoundToMainActor: NumberedTable<ModuleID, Bool>
  // Only the initializer and ``adopt(_:)`` change these tables, and nothing else reads the index while they run.
  // Checking each of millions of accesses for conflicts would take a twentieth of the time of linking.
  @exclusivity(unchecked) var types = NumberedTable<TypeID, TypeEntry>()
  @exclusivity(unchecked) var aliases = NumberedTable<AliasID, AliasEntry>()
  let functions: MemberTable<FunctionFacts>
  let variables: MemberTable<VariableFacts>
  /// The types and aliases that each module declares outside of types.
  @exclusivity(unchecked) var topLevel: NumberedTable<ModuleID, [String: Member]>
  /// The private types and aliases of each file: another file of the module may declare the same names.
  @exclusivity(unchecked) var typesOfFile: NumberedTable<FileID, [String: Member]>
  /// The types that each file declares in bodies: their numbers, by their index in the facts.
  var localTypes: NumberedTable<FileID, [Int: TypeID]>
  /// The types and generic parameters of the block around each local type, once that block was read.
  var surroundings: [TypeID: [String: ResolvedType]] = [:]
  /// The private global variables of each file.
  var variablesOfFile: NumberedTable<FileID, [String: [VariableID]]>
  var globalFunctions: NumberedTable<ModuleID, [String: [FunctionID]]>
  /// The names of the global functions of all modules: most names that are searched for are not among them.
  var globalFunctionNames: Set<String> = []
  var globalVariables: NumberedTable<ModuleID, [String: [VariableID]]>
  /// The functions of each operator, in all modules and types.
  var operators: [String: [FunctionID]] = [:]
  /// The functions that extensions add to types of other libraries, by the names of the type and of the function.
  var foreignFunctions: [String: [String: [FunctionID]]] = [:]
  /// The names of all of these functions: most names that are searched for are not among them.
  var foreignFunctionNames: Set<String> = []
  /// The variables that extensions add to types of other libraries, by the names of the type and of the variable.
  var foreignVariables: [String: [String: [VariableID]]] = [:]
  /// The protocols that extensions in the program add to types of other libraries, and the files of the extensions.
  var foreignConformances: [String: [(type: TypeReference, file: FileID)]] = [:]
  /// The types that extensions of types of other libraries declare, by the names of the extended and the new type.
  var foreignTypes: [String: [String: [TypeID]]] = [:]
  /// The modules that declare a type or an alias outside of types, by its name.
  @exclusivity(unchecked) var modulesDeclaring: [String: ModuleNumbers] = [:]
  /// The names of the aliases in all modules and types.
  private(set) var aliasNames: Set<String> = []
  /// The aliases that several clauses of an `#if` declare under one name, by the name.
  private(set) var conditionalAliases: [String: [AliasID]] = [:]
  /// The modules that declare a global variable, by its name.
  var modulesWithVariable: [String: [ModuleID]] = [:]
  /// The types that name a protocol called `ServiceModule` after their colon, or after that of an extension.
  var typesNamingServiceModule: Set<TypeID> = []
  /// The types that have a property with `@Injection`.
  var typesWithInjections: Set<TypeID> = []
  /// The requirements of extensions on the types that they extend.
  var constraints: [SourceExtension: [ConstraintFacts]] = [:]
  /// The number of aliases that are being followed.
  var aliasDepth = 0
  /// The number of aliases that were followed for one type.
  var aliasSteps = 0
  /// The names that lookups could not follow to a declaration.
  var unread = UnreadNames()
  /// The names in declarations that lookups could not follow while the index was built.
  private(set) var unreadInDeclarations = UnreadNames()
  /// The results of lookups, which are stored once all declarations have been added.
  let lookups: LookupCache
  /// The types that bodies declare, and the types that are nested in these.
  private(set) var typesInBodies: [TypeID] = []
  /// The number of each type, extensions included, by its index in the facts of its file.
  private(set) var typeNumbers = NumberedTable<FileID, [TypeID?]>()
  private var superclassesBeingFound: Set<TypeID> = []
  /// Whether all declarations have been added.
  private(set) var isComplete = false

  /// - Parameters:
  ///   - files: The files, with their facts read from the cache.
  ///   - flags: The flags of `#if` that are known in all modules.
  ///   - flagsOfModules: The flags that the manifest or the project defines for each module.
  ///   - boundToMainActor: The modules whose declarations belong to the main actor unless they are declared otherwise.
  /// - Complexity: Linear in the declarations.
  init(
    _ files: [SourceFile], flags: FixedFlags, flagsOfModules: [String: FixedFlags] = [:],
    boundToMainActor: Set<String> = []
  ) {
    self.files = NumberedTable(files)
    paths = self.files.mapValues(\.path)
    summaries = self.files.mapValues(\.summary)
    self.flags = flags
    let facts = self.files.mapValues(\.facts)
    let table = ModuleTable(files, facts)
    (modules, moduleNumbers, moduleOfFile) = (table.names, table.numbers, table.ofFile)
    self.flagsOfModules = flagsOfModules.reduce(into: [:]) { known, module in
      let all = flags.adding(module.value)
      if all != flags, let number = table.numbers[module.key] { known[number] = all }
    }
    (exports, usesFurnish) = (table.exports, table.usesFurnish)
    (usesServices, isInterpreted, dialects) = (table.usesServices, table.isInterpreted, table.dialects)
    isBoundToMainActor = table.names.mapValues(boundToMainActor.contains)
    imports = facts.mapValues(\.imports)
    statements = facts.mapValues(\.statements)
    functions = MemberTable(facts.mapValues(\.functions))
    variables = MemberTable(facts.mapValues(\.variables))
    topLevel = .init(repeating: [:], count: modules.count)
    typesOfFile = .init(repeating: [:], count: files.count)
    localTypes = .init(repeating: [:], count: files.count)
    variablesOfFile = .init(repeating: [:], count: files.count)
    globalFunctions = .init(repeating: [:], count: modules.count)
    globalVariables = .init(repeating: [:], count: modules.count)
    let count = facts.reduce(0) { $0 + $1.types.count }
    lookups = LookupCache(fileCount: files.count)
    types.reserveCapacity(count)
    modulesDeclaring.reserveCapacity(count)
    typeNumbers.reserveCapacity(files.count)
    for file in self.files.indices { typeNumbers.append(addTypes(facts[file].types, of: file)) }
    for file in self.files.indices { addAliases(facts[file].aliases, of: file, typeNumbers[file]) }
    for file in self.files.indices { resolveExtensions(of: file, facts[file], &typeNumbers[file]) }
    for file in self.files.indices { addMembers(of: file, facts[file], typeNumbers[file]) }
    isComplete = true
    aliasNames = Set(aliases.lazy.map(\.facts.name))
    conditionalAliases = Dictionary(
      grouping: aliases.indices.filter { aliases[$0].facts.condition != .always }, by: { aliases[$0].facts.name }
    ).filter { $0.value.count > 1 }
    unreadInDeclarations = unread
    typesInBodies = types.indices.filter { isInBody($0) }
  }

  /// Returns the flags of `#if` that are known in a file.
  func flags(in file: FileID) -> FixedFlags {
    flagsOfModules.isEmpty ? flags : flagsOfModules[moduleOfFile[file]] ?? flags
  }

  /// Returns a condition with the values of the flags that are known in the module of a file: in a target that defines
  /// `LIVE`, the condition of `#if LIVE` is `always`.
  func decided(_ condition: Condition, in file: FileID) -> Condition {
    if condition == .always || flagsOfModules.isEmpty { return condition }
    return flagsOfModules[moduleOfFile[file]].map { $0.decided(condition) } ?? condition
  }

  private func isInBody(_ type: TypeID) -> Bool { localType(around: type) != nil }

  /// Returns the type itself, or the type around it, that a body declares; nil if no body declares one of them.
  private func localType(around type: TypeID) -> TypeID? {
    types[type].facts.isLocal ? type : types[type].enclosingType.flatMap(localType)
  }

  /// Returns whether the results of lookups about a type can be stored: all declarations are indexed, and if a body
  /// declares the type, that body is read.
  func mayStoreResults(about type: TypeID) -> Bool {
    isComplete && localType(around: type).map { surroundings[$0] != nil } ?? true
  }

  /// Returns whether a file can use Furnish: it imports Furnish, or a module that re-exports it.
  func importsFurnish(_ file: FileID) -> Bool {
    imports[file].contains { imported in
      imported.module.hasPrefix("Furnish")
        || moduleNumbers[imported.module].map { exports[$0].contains { $0.hasPrefix("Furnish") } } ?? false
    }
  }

  func superclass(of type: TypeID) -> TypeID? {
    guard types[type].facts.kind == .class else { return nil }
    if let stored = lookups.superclasses[type] { return reusing(stored) }
    // For a class that inherits from a type nested in itself, this call recurs. Such code does not compile, and must
    // not hang the check.
    guard superclassesBeingFound.insert(type).inserted else { return nil }
    defer { superclassesBeingFound.remove(type) }
    let found = recordingUnread { findSuperclass(of: type) }
    if mayStoreResults(about: type) { lookups.superclasses[type] = found }
    return found.result
  }
}
