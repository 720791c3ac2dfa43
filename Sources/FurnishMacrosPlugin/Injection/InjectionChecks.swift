import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Checks of the injections of a type that need the whole type. `@Service` and `@Injectable` run them, because
/// `@Injection` receives one property alone.
enum InjectionChecks {
  static func check(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let isObservable = declaration.attributes.has("Observable")
    for member in declaration.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        if isObservable { checkObserved(variable, in: context) }
        checkSeveralNames(variable, in: context)
      }
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) { checkConditional(conditional, in: context) }
    }
  }

  /// Reports an `@Injection` before several names, as in `var a, b`. The compiler expands `@Injection` once for each
  /// name, so that macro would report it several times.
  private static func checkSeveralNames(_ variable: VariableDeclSyntax, in context: some MacroExpansionContext) {
    guard variable.attributes.has("Injection"), PropertyFacts.reading(variable).first?.isAlone == false else { return }
    context.report(.injectionNeedsOneProperty, at: variable.bindings)
  }

  /// Reports an injection in an `@Observable` type, where both macros would write accessors.
  private static func checkObserved(_ variable: VariableDeclSyntax, in context: some MacroExpansionContext) {
    guard let injection = InjectionProperty(variable), !variable.attributes.has("ObservationIgnored"),
      let attribute = variable.attributes.first(named: "Injection")
    else { return }
    var ignored = attribute
    ignored.trailingTrivia = " @ObservationIgnored" + attribute.trailingTrivia
    let fix = FixIt.replacingAll(.addObservationIgnored, [(Syntax(attribute), Syntax(ignored))])
    context.report(.injectionIsObserved(injection.name), at: attribute, fixIts: [fix])
  }

  /// Reports injections inside `#if`: whether they exist is known only after all macros have run.
  private static func checkConditional(_ conditional: IfConfigDeclSyntax, in context: some MacroExpansionContext) {
    for clause in conditional.clauses {
      guard case .decls(let members) = clause.elements else { continue }
      for member in members {
        guard let variable = member.decl.as(VariableDeclSyntax.self), let injection = InjectionProperty(variable)
        else { continue }
        context.report(.injectionIsConditional(injection.name), at: variable.bindings)
      }
    }
  }
}
