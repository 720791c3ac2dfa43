import SwiftSyntax

/// Short bodies with branches. Which one is taken decides about what the body returns, stores or calls.
extension SourceReader {
  /// Returns whether a short body chooses an instance: `isWeb ? Web() : Worker()`.
  func isChoice(_ body: CodeBlockItemListSyntax) -> Bool {
    hasBranches(body, of: 6) || body.count <= 6 && body.contains { hasTernary($0) }
  }

  /// Returns whether a short body has branches, under which it may call the function that it takes.
  ///
  /// - Parameter most: The greatest number of its statements.
  func hasBranches(_ body: CodeBlockItemListSyntax, of most: Int) -> Bool {
    guard body.count <= most else { return false }
    return body.contains { statement in
      switch statement.item {
      case .stmt(let statement):
        let expression = statement.as(ExpressionStmtSyntax.self)?.expression
        return statement.is(GuardStmtSyntax.self) || expression?.is(IfExprSyntax.self) == true
          || expression?.is(SwitchExprSyntax.self) == true
      case .expr(let value): return value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self)
      case .decl(let declaration): return declaration.is(IfConfigDeclSyntax.self)
      }
    }
  }

  private func hasTernary(_ statement: CodeBlockItemSyntax) -> Bool {
    let result = statement.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
    let value = result ?? statement.item.as(ExprSyntax.self)
    return value?.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) } ?? false
  }
}
