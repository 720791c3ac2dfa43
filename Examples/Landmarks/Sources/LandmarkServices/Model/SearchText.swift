import Foundation

/// The form of a text that a search compares.
public enum SearchText {
  /// Returns the text in lower case, without accents, with single spaces between its words.
  ///
  /// A search for `CHICHEN  itza` finds `Chichén Itzá`.
  public static func folded(_ text: String) -> String {
    text
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
