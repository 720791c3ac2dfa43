import Foundation
import FurnishGraph

@testable import FurnishScanner

/// A migration of a program in memory.
struct MigrationRun {
  let migration: Migration
  /// The texts of all files, by path.
  let texts: [String: String]

  /// Migrates files.
  ///
  /// - Parameter sources: The files, with their modules.
  init(_ sources: [(path: String, module: String, text: String)], from source: MigrationSource) throws {
    let program = Program(
      files: sources.map { SourceFile(path: $0.path, module: $0.module, facts: FileFacts($0.text)) })
    let before = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })
    migration = try ProgramMigrator(from: source, base: "/program") { path in
      Data(before[String(path.dropFirst("/program/".count))]!.utf8)
    }.migrated(program)
    texts = before.merging(migration.files.map { ($0.path, String(decoding: $0.new, as: UTF8.self)) }) { $1 }
    self.sources = sources
  }

  private let sources: [(path: String, module: String, text: String)]

  /// Migrates one file of the module App.
  init(_ text: String, from source: MigrationSource) throws {
    try self.init([("Sources/App/App.swift", "App", text)], from: source)
  }

  /// The text of the only file.
  var text: String { texts["Sources/App/App.swift"] ?? "" }

  /// The program after the migration.
  var result: [(path: String, module: String, text: String)] {
    sources.map { ($0.path, $0.module, texts[$0.path]!) }
  }
}
