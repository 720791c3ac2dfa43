package import SwiftSyntax

/// The kind of a declaration with members.
package enum DeclarationKind: String, Sendable {
  case `class`, `struct`, `actor`, `enum`, `protocol`, `extension`

  /// - Parameter declaration: Any declaration; nil if it has no members.
  package init?(_ declaration: some SyntaxProtocol) {
    switch declaration.kind {
    case .classDecl: self = .class
    case .structDecl: self = .struct
    case .actorDecl: self = .actor
    case .enumDecl: self = .enum
    case .protocolDecl: self = .protocol
    case .extensionDecl: self = .extension
    default: return nil
    }
  }

  /// The word with its article, for sentences: `an actor`.
  package var described: String {
    switch self {
    case .actor, .enum, .extension: "an \(rawValue)"
    case .class, .struct, .protocol: "a \(rawValue)"
    }
  }

  /// Whether its instances can have stored properties.
  package var hasStoredProperties: Bool {
    switch self {
    case .class, .struct, .actor: true
    case .enum, .protocol, .extension: false
    }
  }
}
