import FurnishGraph
import FurnishReports
import FurnishScanner

/// The messages of the command about fixes.
enum FixReport {
  /// Returns a line for each fix, and a last line with the number of fixes. For a dry run, the last line also has the
  /// number of errors that would remain.
  static func text(_ fixes: [SourceFix], fileCount: Int, isDryRun: Bool, remainingErrors: Int = 0) -> String {
    let lines = fixes.map { fix in
      let place = fix.finding.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      return "\(place)\(isDryRun ? "would fix" : "fixed"): \(fix.summary) [\(fix.finding.rule)]\n"
    }
    let counts = "\(String.counted(fixes.count, "finding")) in \(String.counted(fileCount, "file"))"
    let rest = String.counted(remainingErrors, "error") + (remainingErrors == 1 ? " remains" : " remain")
    return lines.joined() + "furnish: \(isDryRun ? "would fix" : "fixed") \(counts)"
      + (isDryRun && remainingErrors > 0 ? "; \(rest)\n" : "\n")
  }
}
