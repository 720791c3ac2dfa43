import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// An operator that a protocol of the same declaration requires.
///
/// A macro with `names: arbitrary` makes the compiler (6.3) find each operator of the type twice. If the declaration of
/// the type states the conformance, the compiler uses neither: it rejects the conformance, or synthesizes an operator
/// without a diagnostic. If an extension states the conformance, the compiler finds the operator once, and uses it.
enum OperatorConformance {
  /// Reports each operator in a type that a protocol in its inheritance clause requires. An operator with a parameter
  /// of another type is an overload that no protocol requires.
  static func report(
    _ declaration: some DeclGroupSyntax & NamedDeclSyntax, _ attribute: String, in context: some MacroExpansionContext
  ) {
    let inherited = declaration.inheritanceClause?.inheritedTypes.flatMap { $0.type.tokens(viewMode: .sourceAccurate) }
    let protocols = inherited?.map(\.plainText) ?? []
    let name = NestedName(of: declaration, in: context)
    for member in declaration.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        let requiring = requirements[function.name.text],
        let found = protocols.first(where: requiring.contains),
        function.signature.parameterClause.parameters.allSatisfy({ name.isName($0.type) })
      else { continue }
      context.report(
        .operatorOfConformance(function.name.text, found, of: name.spelled, attribute), at: function.name)
    }
  }

  /// The protocols of the standard library that require an operator, or inherit the requirement.
  private static let requirements: [String: Set<String>] = {
    let comparing: Set = ["Comparable", "Strideable"]
    return [
      "==": comparing.union(["Equatable", "Hashable"]),
      "<": comparing, "<=": comparing, ">": comparing, ">=": comparing,
    ]
  }()
}
