/// HTML in which every inserted text is escaped.
///
/// ```swift
/// let item: HTML = "<li>\(landmark.name)</li>"
/// ```
/// A text is escaped between tags and in quotes. Only a value of the type `HTML` is inserted unchanged.
public struct HTML: Hashable, Sendable, CustomStringConvertible {
  /// The markup.
  public let description: String

  private init(markup: String) {
    description = markup
  }

  /// Creates HTML that shows a text.
  public init(text: String) {
    description = HTMLEscaping.escape(text)
  }
}

extension HTML: ExpressibleByStringInterpolation {
  /// Creates HTML from markup that is written in the source.
  public init(stringLiteral markup: String) {
    self.init(markup: markup)
  }

  /// Creates HTML from markup that is written in the source, with escaped values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(markup: stringInterpolation.markup)
  }

  /// The parts of an interpolated literal that becomes HTML.
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

    /// Adds HTML unchanged.
    public mutating func appendInterpolation(_ html: HTML) {
      markup += html.description
    }

    /// Adds HTML if it is not `nil`.
    public mutating func appendInterpolation(_ html: HTML?) {
      markup += html?.description ?? ""
    }

    /// Adds several pieces of HTML, each on a line of its own.
    public mutating func appendInterpolation(_ pieces: [HTML]) {
      markup += pieces.map(\.description).joined(separator: "\n")
    }

    /// Adds text as one segment of a path in a link.
    public mutating func appendInterpolation(segment text: String) {
      markup += HTMLEscaping.escapeSegment(text)
    }
  }
}
