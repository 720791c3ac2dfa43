import SwiftSyntax

/// What stands in front of a declaration, as far as it matters here; read in one pass, for nearly every declaration has
/// some.
struct Modifiers {
  private(set) var access = Access.internal
  private(set) var isStatic = false
  private(set) var isNonisolated = false

  /// None.
  init() {}

  /// Reads what stands there as text, which takes less time than to take the tree apart.
  ///
  /// - Returns: Nil where that is not plain: where comments stand between.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !text.contains(UInt8(ascii: "/")), !text.contains(UInt8(ascii: "`")) else { return nil }
    var hasAccess = false
    var rest = text.drop { $0 <= UInt8(ascii: " ") }
    while !rest.isEmpty {
      let word = rest.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
      rest = rest[word.endIndex...].drop { $0 <= UInt8(ascii: " ") }
      let hasDetail = rest.first == UInt8(ascii: "(")
      if hasDetail { rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst().drop { $0 <= UInt8(ascii: " ") } }
      switch String(decoding: word, as: UTF8.self) {
      case "static", "class": isStatic = true
      case "nonisolated": isNonisolated = true
      case "private" where !hasAccess && !hasDetail, "fileprivate" where !hasAccess && !hasDetail:
        (access, hasAccess) = (.private, true)
      case "package" where !hasAccess && !hasDetail: (access, hasAccess) = (.package, true)
      case "public" where !hasAccess && !hasDetail, "open" where !hasAccess && !hasDetail:
        (access, hasAccess) = (.public, true)
      default: break
      }
      // A parenthesis that nothing stands before: this is no list of modifiers.
      if word.isEmpty, !hasDetail { return nil }
    }
  }

  init(_ modifiers: DeclModifierListSyntax) {
    var hasAccess = false
    for modifier in modifiers {
      guard case .keyword(let keyword) = modifier.name.tokenKind else { continue }
      switch keyword {
      case .static, .class: isStatic = true
      case .nonisolated: isNonisolated = true
      default:
        // `private(set)` says nothing about who may read.
        guard !hasAccess, let own = Self.access(keyword), modifier.detail == nil else { continue }
        access = own
        hasAccess = true
      }
    }
  }

  private static func access(_ keyword: Keyword) -> Access? {
    switch keyword {
    case .private, .fileprivate: .private
    case .package: .package
    case .public, .open: .public
    default: nil
    }
  }
}
