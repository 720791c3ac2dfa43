import SwiftSyntax

/// The program's own names in a file for modules, providers, locators and collections:
///
/// - types that conform to `ServiceModule`, or have a function that registers;
/// - properties of such a type, or of the type of a function that registers, and the types that have these properties;
/// - properties that store a provider, a locator, or an object that requests a service later, whatever their names are;
/// - properties that store a collection;
/// - properties with a list of existentials, since their protocol may be in another file;
/// - aliases of all these types, and of collections.
///
/// A body that contains one of these names is read like a body that contains a word of Furnish: it may add modules to
/// an object, or pass a provider on.
struct ProgramWords {
  /// All of these names, except for those of properties that store a collection.
  private(set) var names: Set<String> = []
  /// The names of properties that store a collection. A body that contains one of them may register where it is called,
  /// and registers nothing where it is not.
  private(set) var namesOfCollections: Set<String> = []
  /// The declarations of the file, each with the words of its type or of the types that it inherits from.
  private var declarations: [(name: String, parts: Set<String>)] = []
  private let source: (Syntax) -> String

  init(_ tree: SourceFileSyntax, source: @escaping (Syntax) -> String) {
    self.source = source
    for item in tree.statements { if case .decl(let declaration) = item.item { collect(declaration, in: nil) } }
    // Each pass finds the declarations that use a name of the previous one: a protocol that inherits from
    // `ServiceModule`, then a property with a list of its values, then the type with this property.
    for _ in 0..<4 {
      let found = declarations.filter { !names.contains($0.name) && isOfInterest($0.parts) }.map(\.name)
      if found.isEmpty { break }
      names.formUnion(found)
    }
  }

  /// The types that are of interest. A declaration whose parts contain one of them is of interest, too.
  private static let typesOfInterest: Set<String> = [
    "ServiceModule", "ServiceProvider", "ServiceScope", "ServiceLocator", "Lazy", "Factory", "AssistedFactory",
  ]

  private func isOfInterest(_ parts: Set<String>) -> Bool {
    !parts.isDisjoint(with: Self.typesOfInterest) || !parts.isDisjoint(with: names)
  }

  private mutating func collect(_ declaration: DeclSyntax, in enclosingType: String?) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      let parts = words(in: Syntax(alias.initializer.value))
      declarations.append((alias.name.text, parts))
      if parts.contains("ServiceCollection") { names.insert(alias.name.text) }
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      guard let enclosingType, !variable.modifiers.contains(where: { $0.name.text == "static" }) else { return }
      for binding in variable.bindings {
        guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { continue }
        let parts = words(in: Syntax(type))
        declarations.append((name, parts))
        declarations.append((enclosingType, parts))
        if parts.contains("ServiceCollection") { namesOfCollections.insert(name) }
        let isList = type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        if isList, parts.contains("any") { names.insert(name) }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let enclosingType, takesCollection(function.signature.parameterClause) else { return }
      declarations.append((enclosingType, ["ServiceModule"]))
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members)? = clause.elements else { continue }
        for member in members { collect(member.decl, in: enclosingType) }
      }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let extended = declaration.as(ExtensionDeclSyntax.self).map { source(Syntax($0.extendedType)) }
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? extended
      if let name, let parents = group.inheritanceClause { declarations.append((name, words(in: Syntax(parents)))) }
      for member in group.memberBlock.members { collect(member.decl, in: name) }
    }
  }

  /// Returns whether a function receives a collection, in which it may register.
  private func takesCollection(_ parameters: FunctionParameterClauseSyntax) -> Bool {
    parameters.parameters.contains { source(Syntax($0.type)).contains("ServiceCollection") }
  }

  /// Returns the words of a type. The type of a function that receives a collection also has the word `ServiceModule`.
  private func words(in node: Syntax) -> Set<String> {
    let text = source(node)
    var words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    if words.contains("ServiceCollection"), text.contains("->") { words.insert("ServiceModule") }
    return words
  }
}

extension WordScan {
  /// Adds the places of these names to the places of words about services.
  mutating func add(_ names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>) {
    add(Self.places(of: names, in: bytes))
  }

  /// Adds further places of words about services.
  mutating func add(_ places: [Int32]) { services = (services + places).sorted() }

  /// Adds the places of names of collections.
  mutating func addCollections(_ names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>) {
    collections = Self.places(of: names, in: bytes)
  }

  /// Returns the offsets of names, ascending.
  static func places(of names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>) -> [Int32] {
    let own = Set(names.map { Array($0.utf8) })
    let lengths = Set(own.map(\.count))
    var (found, index): ([Int32], Int) = ([], 0)
    while index < bytes.count {
      guard isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      guard lengths.contains(index - start), own.contains(Array(bytes[start..<index])) else { continue }
      found.append(Int32(start))
    }
    return found
  }
}
