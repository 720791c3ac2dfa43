/// HTML in which everything that is put into it was escaped.
///
/// ```swift
/// let item: HTML = "<li>\(landmark.name)</li>"
/// ```
/// Inserts text, wherever it is between tags or quotes, as text; only `HTML` stays `HTML`.
public struct HTML: Hashable, Sendable, CustomStringConvertible {
  /// The markup.
  public let description: String

  private init(markup: String) {
    description = markup
  }

  /// Makes text into HTML that shows the text.
  public init(text: String) {
    description = HTMLEscaping.escape(text)
  }
}

extension HTML: ExpressibleByStringInterpolation {
  /// Creates HTML from markup that is written in the source.
  public init(stringLiteral markup: String) {
    self.init(markup: markup)
  }

  /// Creates HTML from markup that is written in the source, with values escaped in their places.
  public init(stringInterpolation: StringInterpolation) {
    self.init(markup: stringInterpolation.markup)
  }

  /// The result of an interpolated literal on its way to HTML.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    /// Prepares for a literal of this size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Adds markup that is written in the source.
    public mutating func appendLiteral(_ literal: String) {
      markup += literal
    }

    /// Adds text, escaped.
    public mutating func appendInterpolation(_ text: String) {
      markup += HTMLEscaping.escape(text)
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) {
      markup += String(number)
    }

    /// Adds HTML as it is.
    public mutating func appendInterpolation(_ html: HTML) {
      markup += html.description
    }

    /// Adds HTML where there is some.
    public mutating func appendInterpolation(_ html: HTML?) {
      markup += html?.description ?? ""
    }

    /// Adds HTML piece by piece, one on each line.
    public mutating func appendInterpolation(_ pieces: [HTML]) {
      markup += pieces.map(\.description).joined(separator: "\n")
    }

    /// Adds text as one segment of a path in a link.
    public mutating func appendInterpolation(segment text: String) {
      markup += HTMLEscaping.escapeSegment(text)
    }
  }
}
