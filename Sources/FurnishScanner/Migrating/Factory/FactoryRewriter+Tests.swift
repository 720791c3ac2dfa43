import SwiftSyntax

/// Overrides in tests, which become a trait.
extension FactoryRewriter {
  /// Finds the overrides that a test begins with and whose recipes use only types. A trait has no access to the values
  /// of the test, and an override after other statements must stay after them.
  func overrides(in body: CodeBlockSyntax) -> [(item: CodeBlockItemSyntax, factory: String, recipe: ClosureExprSyntax)]
  {
    var found: [(CodeBlockItemSyntax, String, ClosureExprSyntax)] = []
    for item in body.statements {
      guard case .expr(let expression) = item.item, let call = expression.as(FunctionCallExprSyntax.self),
        let name = call.registeredFactory, let service = table[name], service.parameter == nil, call.arguments.isEmpty,
        let recipe = call.trailingClosure, recipe.signature == nil,
        ReferenceCollector(recipe).references.allSatisfy({ $0.isMemberName || $0.namesTypeButNoContainer })
      else { break }
      found.append((item, name, recipe))
    }
    return found
  }

  /// Rewrites `@Test` as `@Test(.provider { $0.register((any Log).self) { MockLog() } })`.
  func addTrait(
    _ overrides: [(item: CodeBlockItemSyntax, factory: String, recipe: ClosureExprSyntax)],
    to attribute: AttributeSyntax,
    _ body: CodeBlockSyntax
  ) {
    let calls = overrides.compactMap { override -> String? in
      guard let service = table[override.factory] else { return nil }
      let metatype = table.spelling.metatype(MigratedTypeSpelling.parsed(service.type))
      let name = service.name.map { ", name: \"\($0)\"" } ?? ""
      let lifetime = service.lifetime.map { ", lifetime: .\($0)" } ?? ""
      return ".register(\(metatype)\(name)\(lifetime)) \(override.recipe.trimmedDescription)"
    }
    let trait = ".provider { $0\(calls.joined()) }"
    if case .argumentList(let arguments)? = attribute.arguments {
      if let cases = arguments.first(where: { $0.label?.text == "arguments" }) {
        draft.insert("\(trait), ", at: cases.positionAfterSkippingLeadingTrivia.utf8Offset)
      } else if let last = arguments.last {
        draft.insert(", \(trait)", at: last.expression.endPositionBeforeTrailingTrivia.utf8Offset)
      }
    } else {
      draft.insert("(\(trait))", at: attribute.attributeName.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    let moved = Set(overrides.map(\.item.id))
    for item in body.statements {
      if moved.contains(item.id) {
        // The comments around an override stay.
        draft.remove(source.line(ofNothingBut: item) ?? source.range(of: item))
        draft.note("the override of a factory is the trait .provider of the test", at: item)
      } else {
        walk(item)
      }
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name of a type, and not of a container.
  fileprivate var namesTypeButNoContainer: Bool {
    baseName.text.first?.isUppercase == true && !baseName.text.hasSuffix("Container") && baseName.text != "Self"
  }
}
