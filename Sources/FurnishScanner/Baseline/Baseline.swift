import Foundation
package import FurnishGraph

/// The findings of a program that are known and not fixed yet.
///
/// A finding is identified by its rule, its file and its message, since its line moves with nearly every change. An
/// entry states how many findings with the same three are known.
package struct Baseline: Hashable, Sendable {
  package static let fileName = ".furnish-baseline.json"
  static let currentVersion = 1

  package struct Entry: Codable, Hashable, Sendable {
    package var rule: String
    /// The path of the file, relative to the folder of the baseline; empty for a finding without a place.
    package var file: String
    package var message: String
    package var count: Int

    fileprivate var key: Key { Key(rule: rule, file: file, message: message) }
  }

  fileprivate struct Key: Hashable {
    var rule: String
    var file: String
    var message: String
  }

  package var entries: [Entry]

  /// Creates a baseline of findings.
  ///
  /// - Parameters:
  ///   - findings: The findings that are known from now on.
  ///   - files: Converts paths of findings to the names of files in this baseline.
  package init(_ findings: [Finding], files: BaselinePaths) {
    var counts: [Key: Int] = [:]
    for finding in findings { counts[files.key(of: finding), default: 0] += 1 }
    entries = counts.map { Entry(rule: $0.rule, file: $0.file, message: $0.message, count: $1) }
    sort()
  }

  /// The result of a check with a baseline.
  package struct Comparison: Hashable, Sendable {
    /// The findings that are not known, in their order.
    package var new: [Finding] = []
    package var knownCount = 0
    /// The entries of the baseline that the check did not find again, each with the number of missing findings.
    package var fixed: [Entry] = []
  }

  /// Compares findings with the baseline.
  ///
  /// - Parameters:
  ///   - findings: All findings of a check.
  ///   - files: Converts paths of findings to the names of files in this baseline.
  ///   - isJudged: Returns whether the check could have found the findings of an entry again.
  package func comparison(
    with findings: [Finding], files: BaselinePaths, isJudged: (Entry) -> Bool
  ) -> Comparison {
    var remaining = Dictionary(entries.map { ($0.key, $0.count) }, uniquingKeysWith: +)
    var comparison = Comparison()
    for finding in findings {
      let key = files.key(of: finding)
      if let count = remaining[key], count > 0 {
        remaining[key] = count - 1
        comparison.knownCount += 1
      } else {
        comparison.new.append(finding)
      }
    }
    comparison.fixed = entries.compactMap { entry in
      guard let count = remaining.removeValue(forKey: entry.key), count > 0, isJudged(entry) else { return nil }
      var entry = entry
      entry.count = count
      return entry
    }
    return comparison
  }

  /// Adds entries of an older baseline, whose findings the check could not have found again.
  package mutating func add(_ other: [Entry]) {
    entries += other
    sort()
  }

  private mutating func sort() {
    entries.sort { ($0.file, $0.rule, $0.message) < ($1.file, $1.rule, $1.message) }
  }
}

/// A converter between the paths of findings, which are relative to the folder of the check, and the names of files in
/// a baseline, which are relative to the folder of the baseline.
package struct BaselinePaths: Sendable {
  /// The absolute path of the folder of the baseline.
  private let folder: String
  /// The absolute path that the paths of findings are relative to.
  private let base: String

  /// - Parameters:
  ///   - baseline: The absolute path of the baseline.
  ///   - base: The absolute path that the paths of findings are relative to.
  package init(of baseline: String, from base: String) {
    folder = URL(fileURLWithPath: baseline).deletingLastPathComponent().path
    self.base = base
  }

  /// Returns the path of a file that a finding names, relative to the folder of the baseline.
  package func name(of path: String) -> String {
    ProjectLayout.relative(ProjectLayout.absolute(path, from: base), to: folder)
  }

  /// Returns the absolute path of a file that the baseline names.
  package func location(of name: String) -> String { ProjectLayout.absolute(name, from: folder) }

  fileprivate func key(of finding: Finding) -> Baseline.Key {
    Baseline.Key(rule: finding.rule, file: finding.place.map { name(of: $0.file) } ?? "", message: finding.message)
  }
}
