import SwiftParser
import SwiftSyntax

extension SourceFileSyntax {
  /// The depth up to which the compiler accepts nested code. A parser that is built for debugging stops at 20 by
  /// default, which views of SwiftUI exceed.
  private static var deepestNesting: Int { 256 }

  /// Parses a source file.
  ///
  /// Call it on a thread with a large stack; see ``LargeStack``.
  ///
  /// - Parameter source: Its bytes, which are UTF-8; a byte order mark is no part of them.
  static func parsed(_ source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
    Parser.parse(source: source, maximumNestingLevel: deepestNesting)
  }
}
