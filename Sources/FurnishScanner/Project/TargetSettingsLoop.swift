import SwiftSyntax

/// A loop of a manifest that gives settings to all targets of a package that are compiled into programs:
/// `for target in package.targets { target.swiftSettings?.append(.define("PRO")) }`.
struct TargetSettingsLoop {
  /// The settings that the loop gives to the targets, each as a call or as the name of a constant.
  let settings: [ExprSyntax]
  /// Whether the loop replaces the settings that the targets have.
  let replacesSettings: Bool

  init(_ body: CodeBlockItemListSyntax) {
    let reader = LoopBodyReader(viewMode: .sourceAccurate)
    for statement in body where !reader.isConditional { reader.walk(statement) }
    settings = reader.uses == 0 ? [] : reader.settings
    replacesSettings = reader.isAssigned && reader.uses == 1
  }
}

/// A reader of the statements that a loop runs for each target.
private final class LoopBodyReader: SyntaxVisitor {
  var settings: [ExprSyntax] = []
  /// The number of times that the property `swiftSettings` of the target is read or set.
  var uses = 0
  /// Whether the property `swiftSettings` of the target is set.
  var isAssigned = false
  /// Whether a statement has left the loop for some targets, so that the statements after it do not run for these.
  var isConditional = false

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition)? = node.conditions.first?.condition, node.conditions.count == 1 {
      if condition.isTrueOfCompiledTargets { return .visitChildren }
      if condition.isFalseOfCompiledTargets { return .skipChildren }
    }
    isConditional = isConditional || node.leavesLoop
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    isConditional = !node.conditions.allSatisfy {
      if case .expression(let condition) = $0.condition { condition.isTrueOfCompiledTargets } else { false }
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self), elements[0].isSettingsOfTarget {
      isAssigned = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isSettingsOfTarget { uses += 1 }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `.define("PRO")`
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
      settings.append(ExprSyntax(node))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    settings.append(ExprSyntax(node))
    return .skipChildren
  }
}

extension SyntaxProtocol {
  /// Whether it is `target.swiftSettings`.
  fileprivate var isSettingsOfTarget: Bool {
    self.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.text == "swiftSettings" && $0.base != nil } ?? false
  }

  /// Whether it contains a `continue`, a `break` or a `return`.
  fileprivate var leavesLoop: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.continue), .keyword(.break), .keyword(.return)].contains($0.tokenKind)
    }
  }
}

extension ExprSyntax {
  /// Whether it is `package.targets`.
  var isListOfTargets: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.base?.is(DeclReferenceExprSyntax.self) == true
    else {
      return false
    }
    return member.declName.baseName.text == "targets"
  }

  /// Whether it is true of every target that is compiled into programs: `target.type != .test`, `!target.isTest`.
  var isTrueOfCompiledTargets: Bool { parts(separatedBy: "&&").allSatisfy { $0.comparesKind(by: "!=") } }

  /// Whether it is false of every target that is compiled into programs: `target.type == .test`, `target.isTest`.
  fileprivate var isFalseOfCompiledTargets: Bool { parts(separatedBy: "||").allSatisfy { $0.comparesKind(by: "==") } }

  private func parts(separatedBy sign: String) -> [ArraySlice<ExprSyntax>] {
    let elements = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self]
    return elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
  }
}

extension ArraySlice<ExprSyntax> {
  /// Returns whether it compares the kind of a target with a kind that is not compiled into programs: for the sign
  /// `!=`, `target.type != .test` and `!target.isTest`.
  fileprivate func comparesKind(by sign: String) -> Bool {
    guard count == 3 else {
      let negation = first?.as(PrefixOperatorExprSyntax.self)
      guard (sign == "!=") == (negation?.operator.text == "!") else { return false }
      let member = (negation?.expression ?? first)?.as(MemberAccessExprSyntax.self)
      return member?.declName.baseName.text == "isTest"
    }
    let (kind, other) = (self[startIndex].as(MemberAccessExprSyntax.self), self[startIndex + 2])
    guard kind?.declName.baseName.text == "type",
      self[startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == sign,
      let other = other.as(MemberAccessExprSyntax.self), other.base == nil
    else { return false }
    return ["test", "plugin", "macro", "binary", "system"].contains(other.declName.baseName.text)
  }
}
