package import Foundation

/// The difference between two versions of a file, as `patch` and `git apply` read it.
package enum UnifiedDiff {
  /// The number of unchanged lines before and after a change.
  private static let context = 3

  private enum Line {
    case same(Data)
    case removed(Data)
    case added(Data)
  }

  /// Returns the difference between two versions of a file; empty if they are equal.
  package static func text(path: String, old: Data, new: Data) -> Data {
    guard old != new else { return Data() }
    let lines = Self.lines(from: split(old), to: split(new))
    var text = Data("--- a/\(path)\n+++ b/\(path)\n".utf8)
    for hunk in hunks(of: lines) { append(hunk, of: lines, to: &text) }
    return text
  }

  private static func split(_ data: Data) -> [Data] {
    var lines: [Data] = []
    var start = data.startIndex
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? data.endIndex
      lines.append(data[start..<end])
      start = end
    }
    return lines
  }

  private static func lines(from old: [Data], to new: [Data]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(.removed(old[before]))
        before += 1
      } else if added.contains(after) {
        lines.append(.added(new[after]))
        after += 1
      } else {
        lines.append(.same(old[before]))
        before += 1
        after += 1
      }
    }
    return lines
  }

  /// Groups the changes into hunks, each with the unchanged lines around it. Hunks that would touch or overlap are one.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func append(_ hunk: Range<Int>, of lines: [Line], to text: inout Data) {
    let before = counts(lines[..<hunk.lowerBound])
    let inside = counts(lines[hunk])
    text += Data("@@ -\(span(before.old, inside.old)) +\(span(before.new, inside.new)) @@\n".utf8)
    for line in lines[hunk] {
      switch line {
      case .same(let bytes): append(" ", bytes, to: &text)
      case .removed(let bytes): append("-", bytes, to: &text)
      case .added(let bytes): append("+", bytes, to: &text)
      }
    }
  }

  private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { counts, line in
      switch line {
      case .same: counts = (counts.0 + 1, counts.1 + 1)
      case .removed: counts.0 += 1
      case .added: counts.1 += 1
      }
    }
  }

  /// Returns the span of a hunk. An empty span names the line before it.
  private static func span(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }

  private static func append(_ mark: String, _ bytes: Data, to text: inout Data) {
    text += Data(mark.utf8) + bytes
    if bytes.last != 0x0A { text += Data("\n\\ No newline at end of file\n".utf8) }
  }
}
