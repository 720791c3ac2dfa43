import SwiftParser
import SwiftSyntax

/// The calls of a manifest: `.target(name: "App", …)`, `.package(path: "…")`, wherever they are.
final class ManifestCalls: SyntaxVisitor {
  struct Call {
    let function: String
    let arguments: LabeledExprListSyntax

    func has(_ label: String) -> Bool { arguments.contains { $0.label?.text == label } }

    /// Returns the plain string of an argument.
    func text(_ label: String) -> String? {
      guard let argument = arguments.first(where: { $0.label?.text == label }) else { return nil }
      return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Returns the plain strings of an argument, without a slash at their ends; `nil` if one of them is computed.
    func texts(_ label: String) -> [String]? {
      guard let array = expression(label)?.as(ArrayExprSyntax.self) else { return nil }
      let texts = array.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
      return texts.count == array.elements.count ? texts.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } : nil
    }

    func expression(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
  }

  private(set) var found: [Call] = []
  /// The values of constants, by their names.
  private(set) var constants: [String: ExprSyntax] = [:]
  /// Whether code reads or sets the settings of a target after it has created the target.
  private(set) var mentionsSettings = false
  /// The bodies of the loops that run for all targets which are compiled into programs.
  private var loops: [CodeBlockItemListSyntax] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let value = binding.initializer?.value else {
        continue
      }
      constants[name.identifier.text] = value
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "swiftSettings" { mentionsSettings = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      found.append(Call(function: member.declName.baseName.text, arguments: node.arguments))
      // `package.targets.forEach { … }`
      if member.declName.baseName.text == "forEach", let base = member.base, base.isListOfTargets,
        let body = node.trailingClosure?.statements
      {
        loops.append(body)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.sequence.isListOfTargets, node.whereClause?.condition.isTrueOfCompiledTargets ?? true {
      loops.append(node.body.statements)
    }
    return .visitChildren
  }

  /// Returns whether `.defaultIsolation(MainActor.self)` is among the settings of a target, without a condition.
  func bindsToMainActor(_ call: Call) -> Bool {
    settings(of: call).contains { name, value in
      name == "defaultIsolation" && value.trimmedDescription == "MainActor.self"
    }
  }

  /// Returns the flags that a target defines: `.define("PRO")`.
  func flags(of call: Call) -> ModuleFlags {
    let certain = settings(of: call).lazy.filter { $0.name == "define" }.compactMap { $0.value.plainText }
    return ModuleFlags(always: Set(certain), possible: possibleFlags(of: call.expression("swiftSettings")))
  }

  /// Returns the settings of a target that have one argument, and so no condition.
  private func settings(of call: Call) -> [(name: String, value: ExprSyntax)] {
    let loops = loops.map(TargetSettingsLoop.init)
    let written = loops.contains(where: \.replacesSettings) ? nil : call.expression("swiftSettings")
    return ([written].compactMap(\.self) + loops.flatMap(\.settings)).flatMap { settings($0, depth: 0) }
  }

  private func settings(_ list: ExprSyntax, depth: Int) -> [(name: String, value: ExprSyntax)] {
    guard depth < 8 else { return [] }
    if let array = list.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { settings($0.expression, depth: depth + 1) }
    }
    if let call = list.as(FunctionCallExprSyntax.self) {
      guard call.arguments.count == 1,
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return [] }
      return [(name, call.arguments.first!.expression)]
    }
    if let sum = list.as(SequenceExprSyntax.self) { return sum.elements.flatMap { settings($0, depth: depth + 1) } }
    guard let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = constants[name] else {
      return []
    }
    return settings(value, depth: depth + 1)
  }
}
