import FurnishSyntax
import SwiftSyntax

/// The statements `break` and `continue` in a statement with a label.
struct LabeledExits {
  /// Whether each of them leaves that block, and no loop or `switch` is between them.
  let areAllOfBlock: Bool
  /// Whether one of them leaves or repeats that loop from inside of another loop or `switch`.
  let crossOthers: Bool

  init(of labeled: LabeledStmtSyntax) {
    let finder = ExitFinder(label: labeled.label.text)
    finder.walk(labeled.statement)
    areAllOfBlock = finder.areAllOfBlock
    crossOthers = finder.crossOthers
  }
}

/// A visitor that compares the exits of a block with its label, without those of closures and functions.
private final class ExitFinder: SyntaxVisitor {
  private let label: String
  private(set) var areAllOfBlock = true
  private(set) var crossOthers = false

  /// The numbers of loops, and of loops and `switch` statements, around the visited statement inside of the block.
  private var loops = 0
  private var breakables = 0

  init(label: String) {
    self.label = label
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    // The statement with the label is one of them.
    if node.label?.text == label, breakables > 1 { crossOthers = true }
    if let own = node.label { note(isOfBlock: own.text == label && breakables == 0) } else if breakables == 0 { note() }
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == label, loops > 1 { crossOthers = true }
    if node.label != nil || loops == 0 { note() }
    return .skipChildren
  }

  private func note(isOfBlock: Bool = false) { areAllOfBlock = areAllOfBlock && isOfBlock }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: true) }
  override func visitPost(_ node: ForStmtSyntax) { leave(isLoop: true) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: true) }
  override func visitPost(_ node: WhileStmtSyntax) { leave(isLoop: true) }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: true) }
  override func visitPost(_ node: RepeatStmtSyntax) { leave(isLoop: true) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter(isLoop: false) }
  override func visitPost(_ node: SwitchExprSyntax) { leave(isLoop: false) }

  private func enter(isLoop: Bool) -> SyntaxVisitorContinueKind {
    if isLoop { loops += 1 }
    breakables += 1
    return .visitChildren
  }

  private func leave(isLoop: Bool) {
    if isLoop { loops -= 1 }
    breakables -= 1
  }
}

/// The statements `break` by which a loop may end, and those with a label, which may end it or one around it.
struct LoopBreaks {
  let areFound: Bool

  init(of body: CodeBlockSyntax) {
    let finder = BreakFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    areFound = finder.isFound
  }
}

/// A visitor that finds such statements, without those of closures, functions, and loops and `switch` statements inside.
private final class BreakFinder: SyntaxVisitor {
  private(set) var isFound = false
  private var depth = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 || node.label != nil { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label != nil { isFound = true }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ForStmtSyntax) { depth -= 1 }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: WhileStmtSyntax) { depth -= 1 }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: RepeatStmtSyntax) { depth -= 1 }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }

  private func enter() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}
