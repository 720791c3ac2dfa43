import FurnishSyntax
import SwiftSyntax

/// A summary of the `break` and `continue` in a loop, or in a statement with a label.
struct Exits {
  /// Whether each exit leaves the statement with the label, without a loop or a `switch` in between.
  let allLeaveStatement: Bool
  /// Whether an exit leaves or repeats the loop with the label from inside of an inner loop or `switch`.
  let crossInnerLoops: Bool
  /// Whether a `break` leaves the loop, or an exit with any label may.
  let mayEndLoop: Bool

  init(of labeled: LabeledStmtSyntax) { self.init(in: labeled.statement, label: labeled.label.text) }

  init(ofLoop loop: some StmtSyntaxProtocol) { self.init(in: loop, label: nil) }

  private init(in statement: some SyntaxProtocol, label: String?) {
    let finder = ExitFinder(label: label)
    finder.walk(statement)
    allLeaveStatement = finder.allLeaveStatement
    crossInnerLoops = finder.crossInnerLoops
    mayEndLoop = finder.mayEndLoop
  }
}

/// A visitor of the exits of a statement. It skips closures and functions, whose exits do not leave the statement.
private final class ExitFinder: SyntaxVisitor {
  private let label: String?
  private(set) var allLeaveStatement = true
  private(set) var crossInnerLoops = false
  private(set) var mayEndLoop = false

  /// The number of loops around the visited code, up to the examined statement, which counts if it is a loop itself.
  private var loops = 0
  /// The number of loops and `switch` statements around the visited code.
  private var breakables = 0

  init(label: String?) {
    self.label = label
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    // If the examined statement is a loop or a `switch`, `breakables` counts it as well.
    noteLabel(of: node.label, isInsideOfOthers: breakables > 1)
    guard let written = node.label else {
      if breakables == 0 { note() }
      if breakables == 1 { mayEndLoop = true }
      return .skipChildren
    }
    note(leavesStatement: written.text == label && breakables == 0)
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    noteLabel(of: node.label, isInsideOfOthers: loops > 1)
    if node.label != nil || loops == 0 { note() }
    return .skipChildren
  }

  private func noteLabel(of written: TokenSyntax?, isInsideOfOthers: Bool) {
    guard let written else { return }
    mayEndLoop = true
    if written.text == label, isInsideOfOthers { crossInnerLoops = true }
  }

  private func note(leavesStatement: Bool = false) { allLeaveStatement = allLeaveStatement && leavesStatement }

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
