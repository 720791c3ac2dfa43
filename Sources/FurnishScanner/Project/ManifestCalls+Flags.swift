import SwiftParser
import SwiftSyntax

/// The flags of `#if` that a manifest may define for a target.
extension ManifestCalls {
  /// Returns the flags that a target may have in some builds, those under conditions included; `nil` if its settings,
  /// or a flag of the manifest, cannot be read.
  ///
  /// A flag in the argument `swiftSettings:` of another target is not a flag of this one. A flag in other code counts
  /// for all targets, and so does a flag in a constant if the manifest changes settings after it has created the
  /// targets. A trait is a flag of all targets of the package.
  ///
  /// - Parameter settings: The settings in the call that creates the target.
  func possibleFlags(of settings: ExprSyntax?) -> Set<String>? {
    var flags = Set(found.filter { $0.function == "trait" }.compactMap { $0.text("name") })
    for call in found where call.function == "define" {
      guard let flag = call.arguments.first?.expression.plainText else { return nil }
      switch call.placeOfSetting {
      case .target: break
      case .constant: if mentionsSettings { flags.insert(flag) }
      case .code: flags.insert(flag)
      }
    }
    guard let settings else { return flags }
    return add(settings, to: &flags, depth: 0) ? flags : nil
  }

  /// Adds the flags that a list of settings defines.
  ///
  /// - Returns: Whether the whole list was read.
  private func add(_ list: ExprSyntax, to flags: inout Set<String>, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if let array = list.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { add($0.expression, to: &flags, depth: depth + 1) }
    }
    if let call = list.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil else { return false }
      if member.declName.baseName.text == "unsafeFlags" { return false }
      if member.declName.baseName.text == "define", let flag = call.arguments.first?.expression.plainText {
        flags.insert(flag)
      }
      return true
    }
    if let sum = list.as(SequenceExprSyntax.self) {
      return sum.elements.allSatisfy { element in
        if let sign = element.as(BinaryOperatorExprSyntax.self) { return sign.operator.text == "+" }
        return add(element, to: &flags, depth: depth + 1)
      }
    }
    guard let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = constants[name] else {
      return false
    }
    return add(value, to: &flags, depth: depth + 1)
  }
}

extension ManifestCalls.Call {
  /// The code that a setting is a part of.
  fileprivate enum PlaceOfSetting {
    /// The settings of one target.
    case target
    /// The value of a constant.
    case constant
    /// Other code: a loop over targets, or a function.
    case code
  }

  fileprivate var placeOfSetting: PlaceOfSetting {
    var node = arguments.parent
    while let current = node {
      if current.as(LabeledExprSyntax.self)?.label?.text == "swiftSettings" { return .target }
      if current.is(InitializerClauseSyntax.self) { return .constant }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return .code }
      node = current.parent
    }
    return .code
  }
}

extension ExprSyntax {
  /// The text of a plain string.
  var plainText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
