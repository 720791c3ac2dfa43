import SwiftSyntax

/// Short bodies that create an instance, `Web()`, or store one, `dependencies = Dependencies()`, or whose branches
/// decide what the body returns, stores or calls: `isWeb ? Web() : Worker()`.
extension SourceReader {
  /// Returns whether a short body creates an instance, `Web()`, or has branches, which may choose one:
  /// `isWeb ? Web() : Worker()`.
  private func isChoice(_ body: CodeBlockItemListSyntax) -> Bool {
    hasBranches(body, maxStatements: 6) || body.count <= 6 && body.contains { hasTernary($0) }
      || body.count == 1 && createsInstance(body.first!)
  }

  /// Returns whether a short body chooses an instance that may request services. In a file that does not import
  /// Furnish, the body must also call a type by its name, `Web()`: the file that declares the type may import Furnish.
  func isChoiceOfInterest(_ body: CodeBlockItemListSyntax) -> Bool {
    importsFurnish ? isChoice(body) : isChoice(body) && callsType(in: body)
  }

  /// Returns whether a short body assigns an instance that it creates: `dependencies = try Dependencies(.live)`.
  ///
  /// - Parameter isInitializer: Whether an instance in a local constant counts as well, since the body may store it.
  func storesInstance(_ body: CodeBlockSyntax, isInitializer: Bool) -> Bool {
    let range = body.position.utf8Offset..<body.endPosition.utf8Offset
    guard range.count <= Self.longestHelper else { return false }
    return range.contains { index in
      guard bytes[index] == UInt8(ascii: "="), createsInstance(from: index + 1, to: range.upperBound) else {
        return false
      }
      return isInitializer || !declares(before: index)
    }
  }

  /// Returns whether the code at an offset calls a name that begins with an uppercase letter: ` try Dependencies(`.
  private func createsInstance(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      while index < end, bytes[index] <= 0x20 { index += 1 }
      let word = index
      while index < end, WordScan.isWord(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
      guard index > word, index < end else { return false }
      if bytes[word] &- 0x41 < 26 { return bytes[index] == UInt8(ascii: "(") }
      guard ["try", "await"].contains(String(decoding: bytes[word..<index], as: UTF8.self)) else { return false }
      if [0x21, 0x3F].contains(bytes[index]) { index += 1 }
    }
    return false
  }

  /// Returns whether a name is declared in the line before an offset: `let created`.
  func declares(before index: Int) -> Bool {
    let start = bytes[..<index].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") } ?? 0
    let words = String(decoding: bytes[start..<index], as: UTF8.self).split { !$0.isLetter }
    return words.contains { $0 == "let" || $0 == "var" || $0 == "case" }
  }

  /// Returns whether a body calls a name that begins with an uppercase letter: `Web()`.
  private func callsType(in body: CodeBlockItemListSyntax) -> Bool {
    let range = body.position.utf8Offset..<body.endPosition.utf8Offset
    var start: Int?
    for index in range {
      if WordScan.isWord(bytes[index]) {
        if start == nil { start = index }
      } else {
        if bytes[index] == UInt8(ascii: "("), let start, bytes[start] &- 0x41 < 26 { return true }
        start = nil
      }
    }
    return false
  }

  private func createsInstance(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let call = result(of: statement)?.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return text(of: name.baseName).first?.isUppercase == true
    }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
  }

  /// Returns whether a body has branches, and at most the given number of statements.
  func hasBranches(_ body: CodeBlockItemListSyntax, maxStatements: Int) -> Bool {
    guard body.count <= maxStatements else { return false }
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
    result(of: statement)?.as(SequenceExprSyntax.self)?.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
      ?? false
  }

  private func result(of statement: CodeBlockItemSyntax) -> ExprSyntax? {
    statement.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
  }
}
