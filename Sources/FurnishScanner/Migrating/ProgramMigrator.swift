package import Foundation
import FurnishGraph
import SwiftSyntax

/// A migrator that rewrites the code of a program from another library to Furnish, in memory.
package struct ProgramMigrator {
  private let source: MigrationSource
  private let base: String
  private let content: (String) throws -> Data

  /// - Parameters:
  ///   - source: The library.
  ///   - base: The absolute path that paths are relative to. Files outside of it are not changed.
  ///   - content: Returns the content of the file at an absolute path.
  package init(
    from source: MigrationSource, base: String,
    content: @escaping (String) throws -> Data = { try Data(contentsOf: URL(fileURLWithPath: $0)) }
  ) {
    self.source = source
    self.base = base
    self.content = content
  }

  /// Migrates a program.
  ///
  /// - Throws: ``UnreadableSource`` if a file cannot be read: each rewrite depends on all files.
  package func migrated(_ program: Program) throws -> Migration {
    let exports = Self.exporting(source.dialect, in: program)
    let files = try program.files.map { file in
      let data = try read(file.path)
      let isUsing =
        exports.contains(file.module)
        || file.facts.imports.contains { source.dialect.modules.contains($0.module) || exports.contains($0.module) }
      return MigratedFile(
        source: ParsedSource(path: file.path, data: data), module: file.module, usesLibrary: isUsing)
    }
    let migratedProgram = MigratedProgram(files)
    let library = source.migration(of: migratedProgram)
    var result = Migration()
    var changed: [(old: ParsedSource, new: ParsedSource, isRewritten: Bool)] = []
    for file in migratedProgram.libraryFiles where !file.source.path.hasPrefix("/") {
      result.fileCount += 1
      let draft = MigrationDraft(file.source)
      library.migrate(draft)
      guard let new = CommentPreservingEdits(draft).result else {
        // The rewriter has produced edits that overlap or lose a comment, so the file stays as it is.
        let place = ServicePlace(file: file.source.path, line: 1, column: 1)
        result.remaining.append(Migration.Step(place: place, text: MigrationReason.conflict.text))
        continue
      }
      result.rewritten += draft.rewritten
      let rest = MigrationDraft(new)
      for mention in library.mentions(in: new.tree) where !new.isMarked(mention.node) {
        rest.mark(mention.node, mention.reason)
      }
      let marked = rest.edits.applied(to: new.bytes).map { new.with($0) } ?? new
      changed.append((file.source, marked, draft.changesCode))
    }
    // A file requests services that another one declares: files are rewritten together, or not at all.
    guard result.remaining.isEmpty else {
      result.rewritten = []
      return result
    }
    let keepsLibrary = changed.contains { !library.libraryNames(in: $0.new.tree).isEmpty }
    for (old, new, isRewritten) in changed {
      let imports = MigrationImports(new, of: source.dialect)
      let final = new.with(
        imports.migrated(
          to: library.modules(for: new.tree), keepingLibrary: !library.libraryNames(in: new.tree).isEmpty,
          keepingExports: keepsLibrary, isChanged: isRewritten))
      result.remaining += MigrationComment.steps(in: final)
      if final.bytes != old.bytes {
        result.files.append(ChangedFile(path: old.path, old: old.data, new: final.data))
      }
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  private func read(_ path: String) throws -> Data {
    do {
      let data = try content(ProjectLayout.absolute(path, from: base))
      if String(data: data, encoding: .utf8) != nil { return data }
    } catch {}
    throw UnreadableSource(path: path)
  }

  /// Finds the modules of the program that re-export the library.
  private static func exporting(_ dialect: Dialect, in program: Program) -> Set<String> {
    Set(
      program.files.filter { file in
        file.facts.imports.contains { $0.isExported && dialect.modules.contains($0.module) }
      }.map(\.module))
  }
}

/// A file that cannot be read, or is not UTF-8.
package struct UnreadableSource: Error {
  package let path: String
}

extension ParsedSource {
  /// Returns the same file with other bytes.
  func with(_ bytes: [UInt8]) -> ParsedSource {
    bytes == self.bytes ? self : ParsedSource(path: path, bytes: bytes, hasByteOrderMark: hasByteOrderMark)
  }
}
