import SwiftSyntax

/// What stands in front of a declaration, as far as it matters here; read in one pass, for nearly every declaration has
/// some.
struct Modifiers {
  private(set) var access = Access.internal
  private(set) var isStatic = false
  private(set) var isNonisolated = false

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
