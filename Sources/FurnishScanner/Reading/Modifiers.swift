import SwiftSyntax

/// The modifiers of a declaration, as far as the facts contain them. They are read in one pass, since nearly every
/// declaration has some.
struct Modifiers {
  /// The access level that the modifiers state; nil if they state none.
  private(set) var writtenAccess: Access?
  private(set) var isStatic = false
  private(set) var isNonisolated = false
  private(set) var isLazy = false
  private(set) var isMutating = false

  /// Creates the modifiers of a declaration without any.
  init() {}

  /// Reads the modifiers as text, which takes less time than reading the tree.
  ///
  /// - Returns: Nil if the text contains comments or backticks.
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
      case "mutating": isMutating = true
      case "private" where writtenAccess == nil && !hasDetail, "fileprivate" where writtenAccess == nil && !hasDetail:
        writtenAccess = .private
      case "package" where writtenAccess == nil && !hasDetail: writtenAccess = .package
      case "internal" where writtenAccess == nil && !hasDetail: writtenAccess = .internal
      case "public" where writtenAccess == nil && !hasDetail, "open" where writtenAccess == nil && !hasDetail:
        writtenAccess = .public
      default: break
      }
      // Nothing was consumed: this is no list of modifiers.
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
      case .mutating: isMutating = true
      default:
        // `private(set)` does not limit reading.
        guard writtenAccess == nil, let access = Self.access(keyword), modifier.detail == nil else { continue }
        writtenAccess = access
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
