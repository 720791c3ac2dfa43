import SwiftSyntax

/// The rewriting of the imports of a file, after its code was rewritten.
struct MigrationImports {
  private let source: ParsedSource
  private let imports: [ImportDeclSyntax]
  private let dialect: Dialect

  init(_ source: ParsedSource, of dialect: Dialect) {
    self.source = source
    self.dialect = dialect
    imports = ImportCollector(source.tree).imports
  }

  /// Returns the file with imports of the modules that it needs.
  ///
  /// - Parameters:
  ///   - modules: The modules that the code needs.
  ///   - keepingLibrary: Whether the code of the file still uses the library.
  ///   - keepingExports: Whether any code of the program still uses the library.
  ///   - isChanged: Whether code of the file was rewritten.
  func migrated(
    to modules: [String], keepingLibrary: Bool, keepingExports: Bool, isChanged: Bool
  ) -> [UInt8] {
    let libraryImports = imports.filter { dialect.modules.contains($0.module) }
    let present = Set(imports.map(\.module))
    guard let first = libraryImports.first else {
      return isChanged ? addingImports(of: modules.filter { !present.contains($0) }) : source.bytes
    }
    // A file without rewritten code keeps its import, which marked code or code of another kind may need.
    guard isChanged || libraryImports.contains(where: \.isExported) else { return source.bytes }
    var missing = modules.filter { !present.contains($0) }
    var edits: [SourceEdit] = []
    for node in libraryImports {
      let stays =
        node.isExported
        ? keepingExports : keepingLibrary || !node.isReplaceable || !dialect.coreModules.contains(node.module)
      if stays {
        if node.isExported, !missing.isEmpty { edits.append(insertion(["Furnish"], before: node, exported: true)) }
        continue
      }
      if node.isExported || !missing.isEmpty {
        let name = node.isExported ? "Furnish" : missing.removeFirst()
        edits.append(source.edit(node.path, name))
        if let kind = node.importKindSpecifier {
          let end = node.path.positionAfterSkippingLeadingTrivia.utf8Offset
          edits.append(
            SourceEdit(
              path: source.path, range: kind.positionAfterSkippingLeadingTrivia.utf8Offset..<end, replacement: ""))
        }
      } else {
        edits.append(removal(of: node))
      }
    }
    let names = missing.filter { name in !edits.contains { $0.replacement.contains("import \(name)") } }
    if !names.isEmpty, isChanged { edits.append(insertion(names, before: first, exported: false)) }
    return edits.applied(to: source.bytes) ?? source.bytes
  }

  /// Returns the file with further imports. A file that does not import the library itself uses it through another
  /// module, which may not re-export all modules that the rewritten code needs.
  private func addingImports(of modules: [String]) -> [UInt8] {
    let others = modules.filter { $0 != "Furnish" }
    guard !others.isEmpty, let first = imports.first else { return source.bytes }
    return [insertion(others, before: first, exported: false)].applied(to: source.bytes) ?? source.bytes
  }

  private func insertion(_ modules: [String], before node: ImportDeclSyntax, exported: Bool) -> SourceEdit {
    let start = source.lineStart(of: node)
    let indentation = source.indentation(at: start)
    let attribute = exported ? "@_exported " : ""
    let lines = modules.map { "\(indentation)\(attribute)import \($0)\(source.newline)" }.joined()
    // If other code precedes the import in its line, the new imports are inserted between them.
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard source.text(start..<offset).allSatisfy(\.isWhitespace) else {
      return source.insert(modules.map { "\(attribute)import \($0); " }.joined(), at: offset)
    }
    return source.insert(lines, at: start)
  }

  /// Returns the edit that removes an import and the rest of its line, unless the line contains more.
  private func removal(of node: ImportDeclSyntax) -> SourceEdit {
    let range = source.range(of: node)
    var removed = source.line(ofNothingBut: node) ?? range
    if let end = source.bytes[range.upperBound...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      source.bytes[end] == 0x3B
    {
      let rest = source.bytes[(end + 1)...].firstIndex { $0 != 0x20 } ?? source.bytes.count
      removed = range.lowerBound..<rest
    }
    return SourceEdit(path: source.path, range: removed, replacement: "")
  }
}

extension ImportDeclSyntax {
  /// The module: `Core` of `import Core`, and of `import struct Core.Log`.
  var module: String { path.first?.name.text ?? "" }

  var isExported: Bool { attributes.trimmedDescription.contains("@_exported") }

  /// Whether another module can take its place. An import with `@testable` names a module of the program itself.
  fileprivate var isReplaceable: Bool { !attributes.trimmedDescription.contains("@testable") }
}

/// The imports of a file, those inside of `#if` included.
private final class ImportCollector: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
