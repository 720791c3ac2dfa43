import SwiftSyntax

/// The modifiers and attributes of a declaration, as far as they matter here; read in one pass, because nearly every
/// declaration has some.
struct Modifiers {
  /// The written text; nil if there is no text.
  private(set) var written: Access?
  private(set) var isStatic = false
  private(set) var isNonisolated = false
  private(set) var isLazy = false

  var access: Access { written ?? .internal }

  /// None.
  init() {}

  /// Reads the modifiers as text, which takes less time than reading the tree.
  ///
  /// - Returns: Nil if the text is not plain: if it contains comments.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !text.contains(UInt8(ascii: "/")), !text.contains(UInt8(ascii: "`")) else { return nil }
    var rest = text.drop { $0 <= UInt8(ascii: " ") }
    while !rest.isEmpty {
      let word = rest.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
      rest = rest[word.endIndex...].drop { $0 <= UInt8(ascii: " ") }
      let hasDetail = rest.first == UInt8(ascii: "(")
      if hasDetail { rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst().drop { $0 <= UInt8(ascii: " ") } }
      switch String(decoding: word, as: UTF8.self) {
      case "static", "class": isStatic = true
      case "nonisolated": isNonisolated = true
      case "lazy": isLazy = true
      case "private" where written == nil && !hasDetail, "fileprivate" where written == nil && !hasDetail:
        written = .private
      case "package" where written == nil && !hasDetail: written = .package
      case "internal" where written == nil && !hasDetail: written = .internal
      case "public" where written == nil && !hasDetail, "open" where written == nil && !hasDetail:
        written = .public
      default: break
      }
      // A parenthesis that follows no name: this is no list of modifiers.
      if word.isEmpty, !hasDetail { return nil }
    }
  }

  init(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers {
      guard case .keyword(let keyword) = modifier.name.tokenKind else { continue }
      switch keyword {
      case .static, .class: isStatic = true
      case .nonisolated: isNonisolated = true
      case .lazy: isLazy = true
      default:
        // `private(set)` does not limit reading.
        guard written == nil, let own = Self.access(keyword), modifier.detail == nil else { continue }
        written = own
      }
    }
  }

  private static func access(_ keyword: Keyword) -> Access? {
    switch keyword {
    case .private, .fileprivate: .private
    case .internal: .internal
    case .package: .package
    case .public, .open: .public
    default: nil
    }
  }
}
