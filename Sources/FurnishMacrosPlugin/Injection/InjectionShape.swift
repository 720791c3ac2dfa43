import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The declaration that `@Injection` is attached to, which determines the expansion.
enum InjectionShape {
  /// A variable without a value, in a type of this kind: it requests a service.
  case requesting(InjectionProperty, in: DeclarationKind)

  /// A variable that starts with a value: it never requests a service.
  case valued(PropertyFacts, String)

  /// A property that the macro does not change, because it is computed.
  case leftAlone

  /// A declaration that cannot request a service, with the reason.
  case wrong(report: (any MacroExpansionContext) -> Void)

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = PropertyFacts.reading(variable).first
    else {
      self = .wrong { $0.report(.injectionNeedsProperty, at: declaration) }
      return
    }
    if let problem = InjectionShape.problem(of: property, variable, in: context) {
      self = .wrong(report: problem)
    } else if property.isComputed {
      self = .leftAlone
    } else if let value = property.initialValue {
      self = .valued(property, value)
    } else if let injection = InjectionProperty(variable), let owner = InjectionShape.owner(in: context) {
      self = .requesting(injection, in: owner)
    } else {
      self = .leftAlone
    }
  }

  /// Returns the kind of type that the property is in; nil if that kind cannot have stored properties.
  private static func owner(in context: some MacroExpansionContext) -> DeclarationKind? {
    guard let innermost = context.lexicalContext.first, let kind = DeclarationKind(innermost),
      kind.hasStoredProperties
    else { return nil }
    return kind
  }

  /// Returns a comment for the generated line that uses `provider`, or an empty string if an attribute of the type
  /// generates that property. If the type has no `provider`, the compiler's error quotes the line, and the comment
  /// shows the fix.
  static func noteAboutProvider(in context: some MacroExpansionContext) -> String {
    guard let innermost = context.lexicalContext.first, DeclarationKind(innermost) != nil,
      !typeHasReportingMacro(in: context)
    else { return "" }
    return "  // \(MacroDiagnostic.commentOnProvider)"
  }

  /// Returns whether the type has `@Service` or `@Injectable`, which report faults of the whole type or of several
  /// properties.
  private static func typeHasReportingMacro(in context: some MacroExpansionContext) -> Bool {
    let type = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)
    return type.map { $0.attributes.has("Service") || $0.attributes.has("Injectable") } ?? false
  }

  private static func problem(
    of property: PropertyFacts, _ variable: VariableDeclSyntax, in context: some MacroExpansionContext
  ) -> ((any MacroExpansionContext) -> Void)? {
    if !property.isAlone {
      // The compiler expands `@Injection` once for each name in `var a, b`. The macro of the type reports the fault
      // once.
      if typeHasReportingMacro(in: context) { return { _ in } }
      return { $0.report(.injectionNeedsOneProperty, at: variable.bindings) }
    }
    if let modifier = variable.modifiers.first(.static, .class) {
      return {
        let fix = FixIt.removing(.makeItAnInstanceProperty(modifier.name.text), modifier)
        $0.report(.injectionIsStatic(property.name), at: modifier, fixIts: [fix])
      }
    }
    // The checks below do not apply where the macro writes nothing.
    if property.isComputed { return nil }
    if let modifier = variable.modifiers.first(.lazy) {
      return {
        let fix = FixIt.removing(.removeModifier("lazy"), modifier)
        $0.report(.injectionIsLazy(property.name), at: modifier, fixIts: [fix])
      }
    }
    if let modifier = variable.modifiers.first(.weak, .unowned) {
      return {
        let fix = FixIt.removing(.removeModifier(modifier.name.text), modifier)
        $0.report(.injectionIsWeak(property.name, modifier.name.text), at: modifier, fixIts: [fix])
      }
    }
    if !property.isVariable {
      return {
        let fix = FixIt.replacing(
          .makeItAVariable, variable.bindingSpecifier, by: TokenSyntax.keyword(.var, presence: .present))
        $0.report(.injectionIsConstant(property.name), at: variable.bindingSpecifier, fixIts: [fix])
      }
    }
    guard let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self),
      self.owner(in: context) != nil
    else {
      return { $0.report(.injectionIsOutside(property.name), at: variable.bindings) }
    }
    if Noncopyable.isType(owner) {
      if typeHasReportingMacro(in: context) { return { _ in } }
      let type = owner.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      return { $0.report(.typeIsNoncopyable("Injection", type), at: variable.bindings) }
    }
    if property.hasObservers, let accessors = variable.bindings.first?.accessorBlock {
      return { $0.report(.injectionIsWatched(property.name), at: accessors) }
    }
    if property.initialValue != nil { return nil }
    if property.name == "provider" {
      let type = owner.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      return { $0.report(.injectionIsProvider(type), at: variable.bindings) }
    }
    return problemOfType(property, variable)
  }

  private static func problemOfType(
    _ property: PropertyFacts, _ variable: VariableDeclSyntax
  ) -> ((any MacroExpansionContext) -> Void)? {
    guard let type = variable.bindings.first?.typeAnnotation?.type else {
      return { $0.report(.injectionHasNoType(property.name), at: variable.bindings) }
    }
    if let opaque = type.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) {
      return {
        let fix = FixIt.replacing(
          .replaceSomeByAny, opaque.someOrAnySpecifier, by: TokenSyntax.keyword(.any, presence: .present))
        $0.report(
          .injectionIsOpaque(property.name, opaque.constraint.trimmedDescription), at: opaque, fixIts: [fix])
      }
    }
    return nil
  }
}
