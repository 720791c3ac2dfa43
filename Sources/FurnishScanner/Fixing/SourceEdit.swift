package import FurnishGraph

/// A change of a part of a file.
package struct SourceEdit: Hashable, Sendable {
  package var path: String
  /// Offsets into the bytes of the file, without a byte order mark.
  package var range: Range<Int>
  package var replacement: String
}

extension Sequence<SourceEdit> {
  /// Returns the bytes of a file with the edits applied; `nil` if two edits change the same bytes, or if the file is
  /// too short for one.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    for edit in sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) })
    {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}

/// A finding, and the edits that fix it.
package struct SourceFix: Hashable, Sendable {
  package var finding: Finding
  /// The effect of the edits, in words that continue "fixed: ".
  package var summary: String
  package var edits: [SourceEdit]
}
