import FurnishReports
import FurnishScanner

/// The messages of the command about a baseline.
enum BaselineText {
  /// The maximum number of fixed findings that are listed.
  private static let limit = 10

  static func written(_ count: Int, to name: String) -> String {
    "furnish: wrote \(String.counted(count, "finding")) to '\(name)'\n"
  }

  /// Returns the part of the last line of a check that counts the known findings, such as
  /// `2 known findings (.furnish-baseline.json)`.
  static func known(_ count: Int, in name: String) -> String {
    "\(String.counted(count, "known finding")) (\(name))"
  }

  /// Returns a list of the findings of a baseline that are fixed; an empty string if none is.
  static func fixed(_ entries: [Baseline.Entry], in name: String) -> String {
    let count = entries.reduce(0) { $0 + $1.count }
    guard count > 0 else { return "" }
    let (verb, object) = count == 1 ? ("is", "it") : ("are", "them")
    let lines = entries.prefix(limit).map { entry in
      let file = entry.file.isEmpty ? "" : "\(entry.file): "
      let times = entry.count == 1 ? "" : " (\(entry.count) times)"
      return "  \(file)\(entry.message) [\(entry.rule)]\(times)\n"
    }
    let others = entries.count - lines.count
    return """
      furnish: \(String.counted(count, "finding")) of the baseline '\(name)' \(verb) fixed; remove \(object) with \
      --write-baseline:

      """ + lines.joined() + (others == 0 ? "" : "  and \(others) more\n")
  }
}
