import SwiftSyntax

/// The factories of a program, and the registrations that they become.
struct FactoryTable {
  /// The service that a factory becomes.
  struct Service {
    /// The type, as it is registered.
    var type: String
    /// The type of the argument of a `ParameterFactory`; `nil` for a `Factory`.
    var parameter: String?
    /// Whether a provider stores the instance, so that later requests receive the same one.
    var isStored: Bool
    /// The name of the registration; `nil` if no other factory creates the type, or this one has the shortest name.
    var name: String?
    var lifetime: String?
  }

  let types: DeclaredTypes
  let spelling: MigratedTypeSpelling
  private(set) var services: [String: Service] = [:]
  /// Members of the container that are not factories.
  private(set) var otherMembers: Set<String> = []
  /// The factories that are not migrated.
  private var unmigrated: Set<String> = []
  /// The beginnings of module names that several files would have: see `moduleBase(of:)`.
  private var repeatedBases: Set<String> = []
  private var reasons: [SyntaxIdentifier: MigrationReason] = [:]

  init(_ program: MigratedProgram) {
    types = program.types
    spelling = MigratedTypeSpelling(types: program.types)
    var declarations: [FactoryDeclaration] = []
    for file in program.libraryFiles {
      let collector = FactoryCollector(file.source.tree, types)
      declarations += collector.declarations
      otherMembers.formUnion(collector.otherMembers)
    }
    let counts = declarations.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    let sorted = declarations.sorted { counts[$0.name]! < counts[$1.name]! }
    for declaration in sorted {
      var reason = declaration.property.migrationReason ?? declaration.reason
      if counts[declaration.name]! > 1 { reason = reason ?? .ambiguous }
      if reason == nil { reason = self.reason(declaration, Set(counts.keys)) }
      if let reason {
        reasons[declaration.property.id] = reason
        unmigrated.insert(declaration.name)
        continue
      }
      services[declaration.name] = Service(
        type: spelling.spelled(declaration.type), parameter: declaration.parameter.map { spelling.spelled($0) },
        isStored: declaration.lifetime != "transient", lifetime: declaration.lifetime)
    }
    addNames()
    let bases = program.libraryFiles.map { Self.base(of: $0.source.path) }
    repeatedBases = Set(Dictionary(grouping: bases) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// Returns the beginning of the names of a file's modules: `Network` for `Sources/App/Container+Network.swift`, or
  /// `AppNetwork` if another file would have `Network` too.
  func moduleBase(of path: String) -> String {
    let base = Self.base(of: path)
    guard repeatedBases.contains(base) else { return base }
    return path.split(separator: "/").dropLast().dropFirst().map { Self.words($0).joined() }.joined() + base
  }

  private static func base(of path: String) -> String {
    let words = words(path.split(separator: "/").last?.split(separator: ".").first ?? "App")
    let specific = words.filter { !["Container", "Factory"].contains($0) }
    return (specific.isEmpty ? words : specific).joined()
  }

  private static func words(_ text: Substring) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// The service that the factory of a name becomes; `nil` if no factory of this name is migrated.
  subscript(name: String) -> Service? { services[name] }

  /// Returns whether no file declares the factory of a key path: `\.log` without a factory `log`, or
  /// `\AppContainer.log` where `log` is a factory of `Container` and the program declares no class `AppContainer`.
  func isUndeclared(_ path: KeyPathExprSyntax) -> Bool {
    guard let name = path.firstProperty else { return false }
    if path.factoryName != nil { return !unmigrated.contains(name) && !otherMembers.contains(name) }
    return path.components.count == 1 && services[name] != nil
      && path.root.map { !types.isDeclaredContainer($0.lastName) } == true
  }

  func reason(of declaration: FactoryDeclaration) -> MigrationReason? { reasons[declaration.property.id] }

  /// Returns the reason why a factory cannot be migrated, if it cannot: its recipe must not use the container, except
  /// for requests.
  private func reason(_ declaration: FactoryDeclaration, _ factories: Set<String>) -> MigrationReason? {
    guard let recipe = declaration.recipe else { return .otherForm }
    if let signature = recipe.signature, signature.capture != nil || signature.effectSpecifiers != nil {
      return .otherForm
    }
    var hasRequests = false
    for reference in ReferenceCollector(recipe).references where !reference.isMemberName {
      let name = reference.baseName.text
      if name == "self" {
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
          factories.contains(member.declName.baseName.text),
          member.parent?.is(FunctionCallExprSyntax.self) == true
        else { return .member }
        hasRequests = true
      } else if otherMembers.contains(name) {
        return .member
      } else if factories.contains(name) {
        guard reference.parent?.is(FunctionCallExprSyntax.self) == true else { continue }
        hasRequests = true
      }
    }
    return hasRequests && declaration.parameter != nil ? .parameterRecipe : nil
  }

  /// Names the services of a type that several factories create, except for the factory with the shortest name: of
  /// `log` and `fileLog`, only the latter has a name.
  private mutating func addNames() {
    let groups = Dictionary(grouping: services.keys) { (key: String) -> String in
      "\(services[key]!.type) \(services[key]!.parameter ?? "")"
    }
    for names in groups.values where names.count > 1 {
      let first = names.min { ($0.count, $0) < ($1.count, $1) }
      for name in names where name != first { services[name]?.name = name }
    }
  }
}

/// The factories of a file.
private final class FactoryCollector: SyntaxVisitor {
  private(set) var declarations: [FactoryDeclaration] = []
  private(set) var otherMembers: Set<String> = []
  private let types: DeclaredTypes

  init(_ tree: SourceFileSyntax, _ types: DeclaredTypes) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendsContainer(types) else { return .visitChildren }
    for member in node.memberBlock.members {
      if let property = member.decl.as(VariableDeclSyntax.self) {
        if let declaration = FactoryDeclaration(property), !property.isStaticMember {
          declarations.append(declaration)
        } else {
          otherMembers.formUnion(property.bindings.map(\.pattern.trimmedDescription))
        }
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
        // Factories inside of `#if` stay.
        otherMembers.formUnion(VariableNames(condition).names)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        otherMembers.insert(function.name.text)
      }
    }
    return .skipChildren
  }
}

extension DeclaredTypes {
  /// Returns whether the program declares a class of this name, which may be a container with factories of its own.
  fileprivate func isDeclaredContainer(_ name: String) -> Bool { declaration(name)?.kind == .class }
}

extension ExtensionDeclSyntax {
  /// Returns whether the extension extends a container that Factory declares.
  func extendsContainer(_ types: DeclaredTypes) -> Bool {
    let name = extendedType.lastName
    return ["Container", "SharedContainer"].contains(name) && !types.isDeclared(name) && genericWhereClause == nil
  }
}

extension VariableDeclSyntax {
  /// The reason in the mark before the property: marked code is not rewritten until the comment is removed.
  fileprivate var migrationReason: MigrationReason? {
    leadingTrivia.comments.last { $0.hasPrefix(MigrationComment.prefix) }.map { comment in
      MigrationReason(String(comment.dropFirst(MigrationComment.prefix.count)))
    }
  }

  var isStaticMember: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
}
