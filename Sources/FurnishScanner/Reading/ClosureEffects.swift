import SwiftSyntax

/// The effects of a closure, `async` and `throws`, as the compiler infers them from its statements.
struct ClosureEffects {
  /// Whether a statement of the closure itself awaits.
  let isAsync: Bool
  /// Whether an error of a statement leaves the closure.
  let isThrowing: Bool

  init(of closure: ClosureExprSyntax) {
    let finder = EffectFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    (isAsync, isThrowing) = (finder.awaits, finder.throws)
  }
}

/// A visitor that finds the effects of statements. It skips the closures and declarations inside of them.
private final class EffectFinder: SyntaxVisitor {
  var awaits = false
  var `throws` = false

  /// The number of the surrounding `do` statements that handle every error.
  private var handlers = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    let handlesAll = node.catchClauses.contains(where: \.catchesAll)
    if handlesAll { handlers += 1 }
    walk(node.body)
    if handlesAll { handlers -= 1 }
    for clause in node.catchClauses { walk(clause) }
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { noteError() }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    noteError()
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    awaits = true
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.awaitKeyword != nil { awaits = true }
    if node.tryKeyword != nil { noteError() }
    return .visitChildren
  }

  private func noteError() { if handlers == 0 { `throws` = true } }
}
