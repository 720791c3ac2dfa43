import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The declaration that `@ServiceEntry` is attached to, which determines the expansion.
enum EntryShape {
  case entry(PropertyFacts)

  /// A declaration that cannot be an entry, with the reason.
  case wrong(report: (any MacroExpansionContext) -> Void)

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = PropertyFacts.reading(variable).first
    else {
      self = .wrong { $0.report(.entryNeedsProperty, at: declaration) }
      return
    }
    if let problem = EntryShape.problem(of: property, variable, in: context) {
      self = .wrong(report: problem)
    } else {
      self = .entry(property)
    }
  }

  private static func problem(
    of property: PropertyFacts, _ variable: VariableDeclSyntax, in context: some MacroExpansionContext
  ) -> ((any MacroExpansionContext) -> Void)? {
    if !property.isAlone { return { $0.report(.entryNeedsOneProperty, at: variable.bindings) } }
    if !isInServiceValues(context) { return { $0.report(.entryIsElsewhere(property.name), at: variable.bindings) } }
    if let modifier = variable.modifiers.first(.static, .class, .lazy, .weak, .unowned) {
      let word = modifier.name.text
      return {
        let fix = FixIt.removing(.removeModifier(word), modifier)
        $0.report(.entryIsStatic(property.name, word), at: modifier, fixIts: [fix])
      }
    }
    if !property.isVariable {
      return {
        let fix = FixIt.replacing(
          .makeItAVariable, variable.bindingSpecifier, by: TokenSyntax.keyword(.var, presence: .present))
        $0.report(.entryIsConstant(property.name), at: variable.bindingSpecifier, fixIts: [fix])
      }
    }
    if let accessors = variable.bindings.first?.accessorBlock {
      return { $0.report(.entryIsComputed(property.name), at: accessors) }
    }
    if property.initialValue == nil, !property.isOptional {
      return { $0.report(.entryHasNoValue(property.name), at: variable.bindings) }
    }
    return nil
  }

  private static func isInServiceValues(_ context: some MacroExpansionContext) -> Bool {
    guard let innermost = context.lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return false }
    let name = innermost.extendedType.trimmedDescription
    return name == "ServiceValues" || name == "Furnish.ServiceValues"
  }
}
