import FurnishPrimitives

/// The standard error of the process, to which issues are written that no test library reports.
package enum StandardErrorOutput {
  /// Writes a line in one piece, as far as the system allows that.
  package static func print(_ line: String) {
    var bytes = line + "\n"
    bytes.withUTF8 { furnish_print_error($0.baseAddress, $0.count) }
  }
}
