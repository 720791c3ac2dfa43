import FurnishSyntax
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension FileFacts {
  /// Reads a source file.
  ///
  /// - Parameter source: Its bytes, which are UTF-8; a byte order mark is no part of them.
  /// - Complexity: Linear in the bytes. The parser takes nearly all of the time.
  package init(_ source: UnsafeBufferPointer<UInt8>) {
    self.init()
    let tree = SourceFileSyntax.parsed(source)
    let reader = SourceReader(source)
    reader.read(tree)
    self = reader.facts
  }

  /// Parses a source file, and reads nothing in it.
  init(parsing source: UnsafeBufferPointer<UInt8>) {
    self.init()
    _ = SourceFileSyntax.parsed(source)
  }

  /// Reads a source.
  package init(_ source: String) {
    var source = source
    self = source.withUTF8 { FileFacts($0) }
  }
}

/// A reader of the facts of a file. Each extension in this folder reads one kind of syntax.
final class SourceReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineTable
  /// The places of the words about services in the file, and of other words for which it is searched.
  var words: WordScan
  private(set) lazy var nameCounts = NameCounts(bytes)
  var facts = FileFacts()
  /// The offsets of the `=` by which initializers assign to their instances.
  var initialAssignments: Set<Int> = []
  /// Whether the file imports a library in which properties declare the services: Factory or swift-dependencies. The
  /// code that creates these services is read even if it contains no word about services.
  var declaresServicesByProperties = false
  /// Whether the file declares functions that do not evaluate their arguments.
  private(set) lazy var declaresAutoclosures = !WordScan.places(of: ["autoclosure"], in: bytes).isEmpty
  /// The tests of the values that the current statement unwraps with `!`. See `UnwrapReader.swift`.
  var unwraps: [BranchTest] = []
  /// The program's own names for modules, providers, locators and collections in this file. See ``ProgramWords``.
  private(set) var programWords: Set<String> = []
  /// Whether bodies without a word about services are read as well, because they may change variables of the main
  /// program.
  private(set) var readsAllBodies = false
  /// Whether the statements of the file outside of all declarations are read.
  private var readsTopLevel = false
  /// Whether the file imports Furnish. A short body in it may choose an instance that requests services.
  private(set) var importsFurnish = false
  /// Whether the file imports Furnish or Swinject, and has a word about services. Generic code in it may then carry
  /// services of any name: `final class Stack<T> { func push(_ element: T) { … } }`. Such a body is read where it is
  /// called.
  private(set) var followsGenericBodies = false
  /// The names of the properties that store functions, by the names of the types in this file that declare them.
  private(set) var storedFunctions: [String: Set<String>] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lines = LineTable(bytes)
    words = WordScan(bytes)
  }

  func read(_ tree: SourceFileSyntax) {
    if !words.services.isEmpty {
      let found = ProgramWords(tree, source: { [unowned self] in self.source(of: $0) })
      if !found.names.isEmpty { words.add(found.names, in: bytes) }
      programWords = found.names
      if !found.namesOfCollections.isEmpty { words.addCollections(found.namesOfCollections, in: bytes) }
      addRequestingMembers(of: tree)
      readsAllBodies = changesVariables(tree)
    }
    importsFurnish = imports(in: tree) { $0.hasPrefix("Furnish") }
    followsGenericBodies =
      !words.services.isEmpty && (importsFurnish || imports(in: tree, where: SwinjectNames.modules.contains))
    storedFunctions = StoredFunctions(tree, source: { [unowned self] in self.source(of: $0) }).names
    readsTopLevel = !words.services.isEmpty || isMainProgram(tree)
    var statements: [Statement] = []
    for item in tree.statements { readTopLevel(item, condition: .always, into: &statements) }
    facts.statements = statements
    readStarts(in: tree)
    readIgnores(in: tree)
    readUncontrolled(in: tree)
    readRemoteUses(in: tree)
    readChangedNames()
    if tree.hasError { readProblems(of: tree) }
  }

  /// Returns whether a file is a main program with variables, which each of its functions may change.
  private func changesVariables(_ tree: SourceFileSyntax) -> Bool {
    isMainProgram(tree)
      && tree.statements.contains { item in
        guard case .decl(let declaration) = item.item else { return false }
        return declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
      }
  }

  /// Returns whether a body contains the name of a property of its type that stores functions.
  func mentionsStoredFunction(_ body: CodeBlockSyntax, of enclosingType: Int?) -> Bool {
    guard !storedFunctions.isEmpty, let names = enclosingType.flatMap({ storedFunctions[facts.types[$0].name] }) else {
      return false
    }
    let range = body.position.utf8Offset..<body.endPosition.utf8Offset
    return !WordScan.places(of: names, in: UnsafeBufferPointer(rebasing: bytes[range])).isEmpty
  }

  private func imports(in tree: SourceFileSyntax, where isMet: (String) -> Bool) -> Bool {
    tree.statements.contains { item in
      guard case .decl(let declaration) = item.item, let imported = declaration.as(ImportDeclSyntax.self) else {
        return false
      }
      return imported.path.first.map { isMet($0.name.text) } ?? false
    }
  }

  private func readTopLevel(
    _ item: CodeBlockItemSyntax, condition: Condition, into statements: inout [Statement]
  ) {
    if case .decl(let declaration) = item.item {
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for (clause, condition) in clauses(of: conditional, under: condition) {
          guard case .statements(let items)? = clause.elements else { continue }
          var inside: [Statement] = []
          for item in items { readTopLevel(item, condition: condition, into: &inside) }
          if !inside.isEmpty {
            statements.append(.conditional([ConditionalStatements(condition: condition, statements: inside)]))
          }
        }
        return
      }
      read(declaration, enclosingType: nil, condition: condition)
      // In main.swift a global variable is a statement as well, unless it is computed.
      guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isComputed(getter) else { return }
    }
    if readsTopLevel { read(item, into: &statements) }
  }

  /// Returns whether a node contains a word about services.
  func isOfInterest(_ node: some SyntaxProtocol) -> Bool {
    words.hasServiceWord(from: node.position.utf8Offset, to: node.endPosition.utf8Offset)
  }

  /// Returns the source of a node, without the trivia around it. Reading it from the tree would take several times as
  /// long.
  func source(of node: some SyntaxProtocol) -> String {
    let (start, end) = (node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
    return String(decoding: bytes[start.utf8Offset..<max(start, end).utf8Offset], as: UTF8.self)
  }

  func text(of token: TokenSyntax) -> String { source(of: token).withoutBackticks }

  func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
    guard !list.isEmpty else { return Modifiers() }
    let (start, end) = (list.positionAfterSkippingLeadingTrivia, list.endPositionBeforeTrailingTrivia)
    return Modifiers(bytes[start.utf8Offset..<max(start, end).utf8Offset]) ?? Modifiers(list)
  }

  func place(of node: some SyntaxProtocol) -> Place {
    lines.place(ofOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func readProblems(of tree: SourceFileSyntax) {
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
    for diagnostic in diagnostics where diagnostic.diagMessage.severity == .error {
      if diagnostic.isOfValidSwift(in: tree) { continue }
      let place = lines.place(ofOffset: diagnostic.position.utf8Offset)
      // A later error in the same line mostly follows from it.
      guard facts.problems.last?.place.line != place.line else { continue }
      facts.problems.append(SyntaxProblem(message: diagnostic.message, place: place))
    }
  }

  func isComment(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return true }
    return offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
      || offset >= token.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Reads comments such as `// furnish:ignore rule reason`. A comment without code before it applies to the next line.
  private func readIgnores(in tree: SourceFileSyntax) {
    for offset in words.ignores {
      let line = lines.lineIndex(ofOffset: Int(offset))
      let start = lines.start(ofLine: line)
      let before = String(decoding: bytes[start..<Int(offset)], as: UTF8.self)
      let code = before.reversed().drop { $0 == " " }
      // Documentation and string literals only mention such a comment.
      guard code.starts(with: "//"), !code.dropFirst(2).starts(with: "/"), !code.dropFirst(2).starts(with: "`"),
        isComment(Int(offset), in: tree)
      else { continue }
      var end = Int(offset)
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let words = String(decoding: bytes[Int(offset)..<end], as: UTF8.self).split(
        separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      let isAlone = code.dropFirst(2).allSatisfy { $0 == " " || $0 == "\t" }
      facts.ignores.append(
        IgnoreFacts(
          rule: words.count > 1 ? String(words[1]) : "",
          reason: words.count > 2 ? String(words[2]) : "",
          place: lines.place(ofOffset: Int(offset)),
          line: Int32(line + (isAlone ? 2 : 1))))
    }
  }
}

extension VariableDeclSyntax {
  /// Returns whether each variable that it declares has a getter.
  fileprivate func isComputed(_ getter: (AccessorBlockSyntax) -> CodeBlockItemListSyntax?) -> Bool {
    bindings.allSatisfy { $0.accessorBlock.map { getter($0) != nil } ?? false }
  }
}
