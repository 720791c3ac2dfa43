package import SwiftSyntax

/// The access level of a declaration, by its modifiers.
package enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Finds the level that the modifiers name, or returns `nil` if they name none. `private(set)` is ignored, because it
  /// applies to the setter alone.
  package init?(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      guard let level = AccessLevel(modifier.name.tokenKind) else { continue }
      self = level
      return
    }
    return nil
  }

  private init?(_ kind: TokenKind) {
    switch kind {
    case .keyword(.private): self = .private
    case .keyword(.fileprivate): self = .fileprivate
    case .keyword(.internal): self = .internal
    case .keyword(.package): self = .package
    case .keyword(.public): self = .public
    case .keyword(.open): self = .open
    default: return nil
    }
  }

  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// The modifier with a space after it, and nothing for `internal`, which needs no modifier.
  package var modifier: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    case .open: "open "
    }
  }

  /// The level of a member that can be used wherever its type can be. A member of a private type needs no modifier, and
  /// a member of an open type is open only if it is meant to be overridden.
  package var forMember: Self {
    switch self {
    case .private, .fileprivate, .internal: .internal
    case .package: .package
    case .public, .open: .public
    }
  }
}
