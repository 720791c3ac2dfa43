package import Foundation
import FurnishGraph

/// A program that stays in memory while its files are edited.
///
/// After an edit, only the facts of the edited file are read again. The declarations of the program are indexed again
/// only if the edit changes one of them.
///
/// It reads the same files as ``Program/reading(_:from:includesTests:readsManifest:excluding:with:)``, so an editor
/// shows the findings that a check of the folder reports.
package final class LiveProgram {
  /// The absolute path of the folder: the paths of files are relative to it.
  package let folder: String
  /// The program, with all its facts read from the cache.
  package private(set) var program: Program
  /// The parts that were left out, and the reasons.
  package let skipped: [SkippedSource]
  /// Packages whose manifest could not be read.
  package let guessedPackages: [String]
  /// The files by their paths. A path has an entry for each module that compiles the file.
  private var files: [String: [ProjectLayout.File]]
  private let excluded: [PathPattern]
  /// The depth of the brackets in each file that took the parser too long.
  private var slowDepths: [String: Int] = [:]
  private let index = RetainedIndex()

  /// Reads the program of a folder.
  ///
  /// - Parameters:
  ///   - layout: The files, with paths relative to the folder.
  ///   - folder: An absolute path.
  ///   - excluded: Files that match one of these are not read.
  ///   - cache: The results of earlier runs.
  package init(
    _ layout: ProjectLayout, in folder: String, excluding excluded: [PathPattern] = [], cache: ScanCache? = nil
  ) {
    var layout = layout
    layout.exclude(excluded, from: folder)
    var reader = FactReader()
    reader.cache = cache
    let reading = Program.Reading(layout, with: reader, missing: [])
    self.folder = folder
    self.excluded = excluded
    program = reading.program.read()
    (skipped, guessedPackages) = (reading.skipped, reading.guessedPackages)
    files = Dictionary(grouping: layout.filesReadOnce, by: \.path)
    _ = reading.closeCache()
  }

  /// Returns the path of a file, as findings name it.
  package func path(of location: String) -> String { ProjectLayout.relative(location, to: folder) }

  /// Returns the absolute path of a file that a finding names.
  package func location(of path: String) -> String { ProjectLayout.absolute(path, from: folder) }

  /// Returns whether a file is part of the program.
  package func contains(_ path: String) -> Bool { files[path] != nil }

  /// Returns whether a file is left out for a known reason: it is excluded, a test, or hidden, for example.
  package func leavesOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") } || skipped.contains { $0.path == path }
  }

  /// Adds a file that exists only in an editor, to the module of the files in its folder.
  ///
  /// - Returns: `false` if the folder has no file of the program, or the file is excluded.
  package func add(_ path: String) -> Bool {
    let location = location(of: path)
    func parent(_ file: String) -> String { URL(fileURLWithPath: file).deletingLastPathComponent().path }
    let folderOfFile = parent(location)
    guard let sibling = files.values.joined().first(where: { parent($0.location) == folderOfFile }),
      !excluded.contains(where: { $0.matches(location) })
    else { return false }
    files[path] = [ProjectLayout.File(location: location, path: path, module: sibling.module)]
    return true
  }

  /// Reads a file again.
  ///
  /// - Parameters:
  ///   - path: The path of a file of the program.
  ///   - text: The text in an editor; `nil` for the text on the disk.
  /// - Returns: Whether the facts of the file or its problems have changed. A declaration at a new place is a change.
  package func read(_ path: String, text: Data?) -> Bool {
    guard let compiled = files[path], let file = compiled.first else { return false }
    let read = readOnce(file, text)
    let problems = program.problems.filter { $0.place?.file != path } + read.problems
    let start = program.files.firstIndex { $0.path >= path } ?? program.files.count
    let known = start..<(program.files[start...].firstIndex { $0.path != path } ?? program.files.count)
    let new = read.files.first.map { source in
      compiled.map { SourceFile(path: path, module: $0.module, facts: source.facts) }
    }
    let renumbersFiles = known.count != (new ?? []).count
    let hasNewFacts = renumbersFiles || zip(program.files[known], new ?? []).contains { $0.facts != $1.facts }
    let isChanged = hasNewFacts || problems != program.problems
    program.problems = problems
    program.files.replaceSubrange(known, with: new ?? [])
    if renumbersFiles { index.removeIndex() } else if hasNewFacts { index.noteEdit(of: known) }
    return isChanged
  }

  /// Judges the program, unless it is edited in the meantime.
  ///
  /// - Parameter isOutdated: Returns whether the program was edited. It is called at intervals, on the thread that
  ///   judges.
  /// - Returns: The verdict, and a search for services by places in the source that was judged; `nil` if the judgment
  ///   was abandoned.
  package func judged(
    _ options: Program.Options, unless isOutdated: @escaping () -> Bool = { false }
  ) -> (verdict: Program.Verdict, navigator: ServiceNavigator)? {
    program.judged(options, retaining: index, unless: isOutdated) { ($0, ServiceNavigator($1)) }
  }

  /// Reads a file, unless its brackets are nested as deeply as they were when it took the parser too long.
  ///
  /// A thread that parses too long cannot be stopped: each edit would add another such thread.
  private func readOnce(
    _ file: ProjectLayout.File, _ text: Data?
  ) -> (files: [SourceFile], problems: [Finding]) {
    let tooSlow = Finding.unreadableFile(file.path, because: UnreadableFile.tooSlow.reason)
    let depth = text.map(Self.depth) ?? 0
    if let slow = slowDepths[file.path], depth >= slow { return ([], [tooSlow]) }
    var reader = FactReader(threads: 1)
    // A file that takes longer would delay every answer to the editor.
    reader.timeLimit = 5
    if let text { reader.overlays = [SourceOverlay(path: file.path, text: text)] }
    let read = reader.read([file])
    slowDepths[file.path] = read.problems == [tooSlow] ? depth : nil
    return read
  }

  /// Returns the depth of the brackets in a text, including those in comments and literals.
  private static func depth(_ text: Data) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}
