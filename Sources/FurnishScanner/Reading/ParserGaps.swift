import SwiftDiagnostics
import SwiftSyntax

extension Diagnostic {
  /// Returns whether the parser reports code that the compiler accepts.
  ///
  /// Three forms are known: `#warning` or `#error` before the first case of a `switch`, an attribute with the
  /// parameters of a function type directly after it (`@MainActor(Int) -> Void`), and `#selector` or `#keyPath` with
  /// its parenthesis in the next line.
  func isOfValidSwift(in tree: SourceFileSyntax) -> Bool {
    guard let token = tree.token(at: position) else { return false }
    switch token.tokenKind {
    case .pound:
      return ["warning", "error"].contains(token.nextToken(viewMode: .sourceAccurate)?.text)
    case .leftParen:
      let previous = token.previousToken(viewMode: .sourceAccurate)
      return ["selector", "keyPath"].contains(previous?.text)
        && previous?.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound
    case .arrow:
      let previous = token.previousToken(viewMode: .sourceAccurate)
      return previous?.tokenKind == .rightParen && previous?.parent?.is(AttributeSyntax.self) == true
    default:
      return false
    }
  }
}
