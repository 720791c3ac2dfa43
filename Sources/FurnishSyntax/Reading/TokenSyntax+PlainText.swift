package import SwiftSyntax

extension TokenSyntax {
  /// The name, without the backticks that it may have in the source.
  package var plainText: String { text.withoutBackticks }
}

extension String {
  /// The name, without the backticks that it may have in the source.
  package var withoutBackticks: String {
    utf8.first == 0x60 && utf8.count > 2 ? String(dropFirst().dropLast()) : self
  }
}
