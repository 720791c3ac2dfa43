package import SwiftSyntax

/// The type of an endpoint: a function, with the attributes around it.
package struct EndpointType {
  /// The function that is called.
  package let function: FunctionTypeSyntax
  /// The parameters, in order.
  package let parameters: [EndpointParameter]
  /// The attributes before the function: `@Sendable`, `@MainActor`.
  package let attributes: [AttributeSyntax]
  /// The modifiers before the attributes: `nonisolated(nonsending)`.
  package let specifiers: [String]

  /// Reads a type; nil if it is no function.
  package init?(_ type: TypeSyntax) {
    var inner = type
    var attributes: [AttributeSyntax] = []
    var specifiers: [String] = []
    while true {
      if let attributed = inner.as(AttributedTypeSyntax.self) {
        attributes += attributed.attributes.allAttributes
        specifiers += attributed.specifiers.map(\.trimmedDescription)
        inner = attributed.baseType
      } else if let tuple = inner.as(TupleTypeSyntax.self), let only = tuple.elements.first,
        tuple.elements.count == 1, only.firstName == nil
      {
        inner = only.type
      } else {
        break
      }
    }
    guard let function = inner.as(FunctionTypeSyntax.self) else { return nil }
    self.function = function
    self.attributes = attributes
    self.specifiers = specifiers
    parameters = function.parameters.map(EndpointParameter.init)
  }

  /// The type without parentheses around it: `@Sendable (_ id: String) async throws -> Landmark?`.
  package var written: String { written(adding: []) }

  /// The type of a parameter that outlives the call, with `@escaping`.
  package var escaping: String { written(adding: ["@escaping"]) }

  private func written(adding extraAttributes: [String]) -> String {
    (specifiers + extraAttributes + attributes.map(\.trimmedDescription) + [function.trimmedDescription]).joined(
      separator: " ")
  }

  /// Whether it is `nonisolated(nonsending)`.
  package var isNonsending: Bool { specifiers.contains { $0.contains("nonsending") } }

  package var isSendable: Bool { attributes.contains { $0.lastName == "Sendable" } }

  /// Whether it has `@concurrent`.
  package var isConcurrent: Bool { attributes.contains { $0.lastName == "concurrent" } }

  /// The attributes of global actors; at most one, in code that compiles.
  package var actors: [AttributeSyntax] {
    let others: Set = ["Sendable", "concurrent", "escaping", "convention", "autoclosure", "isolated", "differentiable"]
    return attributes.filter { !others.contains($0.lastName) }
  }

  package var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  /// The error that a call may throw.
  package var throwing: Throwing {
    guard let clause = function.effectSpecifiers?.throwsClause else { return .nothing }
    guard let type = clause.type?.trimmed else { return .anyError }
    switch type.description {
    case "any Error", "any Swift.Error", "Error", "Swift.Error": return .anyError
    case "Never", "Swift.Never": return .nothing
    default: return .only(type)
    }
  }

  /// The error that a call may throw.
  package enum Throwing {
    case nothing, anyError
    case only(TypeSyntax)
  }

  /// The effects as they are written after the parameters: `async throws(Failure)`.
  package var effects: String { function.effectSpecifiers?.trimmedDescription ?? "" }

  /// The result of a call, as it is written.
  package var result: TypeSyntax { function.returnClause.type.trimmed }

  package var returnsNothing: Bool { ["Void", "()", "Swift.Void"].contains(result.description) }
}
