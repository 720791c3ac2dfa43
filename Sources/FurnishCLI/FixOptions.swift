import ArgumentParser
import Foundation
import FurnishGraph
import FurnishScanner

/// The options that change source files.
struct FixOptions: ParsableArguments {
  @Flag(help: "Fix what has a certain fix, and report the rest.")
  var fix = false

  @Flag(help: "With --fix: print the changes as a diff, and write nothing.")
  var dryRun = false

  func validate() throws {
    if dryRun, !fix { throw ValidationError("--dry-run needs --fix.") }
  }
}

/// The messages of the command about fixes, and the files that it writes.
enum FixReport {
  /// Writes the files that fixes change.
  ///
  /// - Parameter folder: The absolute path of the folder that the paths are relative to.
  static func write(_ files: [ChangedFile], in folder: String) throws {
    for file in files {
      // A link stays a link: the file that it leads to is written.
      let url = URL(fileURLWithPath: file.path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
        .resolvingSymlinksInPath()
      do {
        try file.new.write(to: url, options: .atomic)
      } catch {
        throw Refusal.of("'\(file.path)' cannot be written", .notWritten)
      }
    }
  }

  static func diff(_ files: [ChangedFile]) -> String {
    let text = files.reduce(into: Data()) { $0 += UnifiedDiff.text(path: $1.path, old: $1.old, new: $1.new) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns a line for each fix, and one with their number.
  static func text(_ fixes: [SourceFix], fileCount: Int, isDryRun: Bool) -> String {
    let lines = fixes.map { fix in
      let place = fix.finding.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      return "\(place)\(isDryRun ? "would fix" : "fixed"): \(fix.summary) [\(fix.finding.rule)]\n"
    }
    let counts = "\(VerdictText.counted(fixes.count, "finding")) in \(VerdictText.counted(fileCount, "file"))"
    return lines.joined() + "furnish: \(isDryRun ? "would fix" : "fixed") \(counts)\n"
  }
}
