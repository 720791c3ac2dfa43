import ArgumentParser
import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// `furnish migrate`: rewrites the code of a program from another library to Furnish.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Rewrites code of Swinject, Factory or swift-dependencies for Furnish.",
    discussion: """
      It rewrites the code whose meaning is certain, and keeps comments and formatting. Code that needs a decision stays, with a comment \
      in the line before it:

        // furnish migrate: the reason, and what to do

      All files of the program are read, tests included, since a rewrite may depend on them. A second run changes nothing.

        furnish migrate --from swinject --dry-run Sources Tests
        furnish migrate --from factory

      It ends with status 0 if all files were written, even if code is left to change by hand.
      """)

  @Option(help: ArgumentHelp("The library: swinject, factory or swift-dependencies.", valueName: "library"))
  var from: MigrationSource

  @Argument(help: "Folders or files; the folder you are in, where none is named.", completion: .directory)
  var paths: [String] = []

  @Flag(help: "Print the changes as a diff, and write nothing.")
  var dryRun = false

  @Option(help: ArgumentHelp("Do not read files and folders that match this pattern.", valueName: "pattern"))
  var exclude: [String] = []

  @Flag(help: "Take each folder of Sources for a module, without calling the package manager.")
  var skipManifest = false

  @Flag(name: [.short, .long], help: "Print nothing but errors and the diff.")
  var quiet = false

  func validate() throws {
    if paths.contains(StandardInputOptions.path) {
      throw ValidationError("migrate changes files, and '-' is standard input.")
    }
  }

  func run() throws {
    let folder = FileManager.default.currentDirectoryPath
    let reading = Program.reading(
      paths.isEmpty ? ["."] : paths, includesTests: true, readsManifest: !skipManifest,
      excluding: exclude.map { PathPattern($0, in: folder) })
    if let path = reading.missing.first { throw Refusal.of("there is no '\(path)'") }
    if let problem = reading.program.problems.first(where: { $0.rule == "unreadable-file" }), let place = problem.place
    {
      throw Refusal.of("'\(place.file)' cannot be read, so nothing was migrated")
    }
    if reading.fileCount == 0 { throw Refusal.of("there is no Swift file to migrate") }
    let migration = try migrated(reading.program, in: folder)
    if migration.fileCount == 0 {
      throw Refusal.of("nothing in \(String.counted(reading.fileCount, "file")) uses \(from.name)")
    }
    if dryRun {
      Terminal.write(ChangedFiles.diff(migration.files), to: .standardOutput)
    } else {
      try ChangedFiles.write(migration.files, in: folder)
    }
    if !quiet { Terminal.write(MigrationReport.text(migration, isDryRun: dryRun), to: .standardError) }
    if dryRun, !migration.files.isEmpty { throw ExitStatus.faulty.exit }
  }

  private func migrated(_ program: Program, in folder: String) throws -> Migration {
    do {
      return try ProgramMigrator(from: from, base: folder).migrated(program)
    } catch let error as UnreadableSource {
      throw Refusal.of("'\(error.path)' cannot be read, so nothing was migrated")
    }
  }
}

extension MigrationSource: ExpressibleByArgument {
  /// The name of the library, as its authors write it.
  var name: String {
    switch self {
    case .swinject: "Swinject"
    case .factory: "Factory"
    case .swiftDependencies: "swift-dependencies"
    }
  }
}
