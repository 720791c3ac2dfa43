package import SwiftSyntax

/// The type of an endpoint: a function, with what is written around it.
package struct EndpointType {
  /// The type as it is written: `@Sendable (_ id: String) async throws -> Landmark?`.
  package let written: TypeSyntax
  /// What is called.
  package let function: FunctionTypeSyntax
  /// The parameters, in order.
  package let parameters: [EndpointParameter]
  /// What stands before the function: `@Sendable`, `@MainActor`.
  package let attributes: [AttributeSyntax]
  /// Whether it says `nonisolated(nonsending)`.
  package let isNonsending: Bool

  /// Reads a type; nil where it is no function.
  package init?(_ type: TypeSyntax) {
    written = type.trimmed
    var inner = type
    var attributes: [AttributeSyntax] = []
    var isNonsending = false
    while true {
      if let attributed = inner.as(AttributedTypeSyntax.self) {
        attributes += attributed.attributes.allAttributes
        isNonsending = isNonsending || attributed.specifiers.trimmedDescription.contains("nonsending")
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
    self.isNonsending = isNonsending
    parameters = function.parameters.map(EndpointParameter.init)
  }

  package var isSendable: Bool { attributes.contains { $0.lastName == "Sendable" } }

  /// `@concurrent`, where it is written.
  package var isConcurrent: Bool { attributes.contains { $0.lastName == "concurrent" } }

  /// The global actors that it belongs to; one at the most, in code that compiles.
  package var actors: [AttributeSyntax] {
    let others: Set = ["Sendable", "concurrent", "escaping", "convention", "autoclosure", "isolated", "differentiable"]
    return attributes.filter { !others.contains($0.lastName) }
  }

  package var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }

  /// What a call may throw.
  package var throwing: Throwing {
    guard let clause = function.effectSpecifiers?.throwsClause else { return .nothing }
    guard let type = clause.type?.trimmed else { return .anyError }
    switch type.description {
    case "any Error", "any Swift.Error", "Error", "Swift.Error": return .anyError
    case "Never", "Swift.Never": return .nothing
    default: return .only(type)
    }
  }

  /// What a call may throw.
  package enum Throwing {
    case nothing, anyError
    case only(TypeSyntax)
  }

  /// The effects as they are written after the parameters: `async throws(Failure)`.
  package var effects: String { function.effectSpecifiers?.trimmedDescription ?? "" }

  /// What a call returns, as it is written.
  package var result: TypeSyntax { function.returnClause.type.trimmed }

  package var returnsNothing: Bool { ["Void", "()", "Swift.Void"].contains(result.description) }
}
