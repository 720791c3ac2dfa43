import FurnishSyntax
import SwiftSyntax

extension TypeReference {
  /// Reads a type as the source spells it.
  init(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = .named([Component(type.name.plainText, Self.arguments(type.genericArgumentClause))])
    case .memberType(let type):
      let component = Component(type.name.plainText, Self.arguments(type.genericArgumentClause))
      if case .named(let path) = TypeReference(type.baseType) {
        self = .named(path + [component])
      } else {
        self = .other(type.trimmedDescription)
      }
    case .someOrAnyType(let type):
      let constraint = TypeReference(type.constraint)
      self = type.someOrAnySpecifier.tokenKind == .keyword(.any) ? .existential(constraint) : .opaque(constraint)
    case .optionalType(let type): self = .optional(TypeReference(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): self = .optional(TypeReference(type.wrappedType))
    case .arrayType(let type): self = .array(TypeReference(type.element))
    case .dictionaryType(let type): self = .dictionary(TypeReference(type.key), TypeReference(type.value))
    case .tupleType(let type):
      self = .parenthesized(type.elements.map { TypeReference($0.type) }, type.elements.map { $0.firstName?.text })
    case .metatypeType(let type): self = .metatype(TypeReference(type.baseType))
    case .compositionType(let type): self = .composition(type.elements.map { TypeReference($0.type) })
    case .functionType(let type): self = Self.function(type, isSendable: false)
    case .attributedType(let type):
      if let function = type.baseType.as(FunctionTypeSyntax.self) {
        self = Self.function(function, isSendable: type.attributes.has("Sendable"))
      } else {
        self = TypeReference(type.baseType)
      }
    case .packExpansionType(let type): self = TypeReference(type.repetitionPattern)
    case .packElementType(let type): self = TypeReference(type.pack)
    default: self = .other(type.trimmedDescription)
    }
  }

  /// Returns the type of the argument that callers pass for a parameter: `Log` for `@autoclosure () -> Log`.
  static func ofArguments(of type: TypeSyntax) -> TypeReference {
    let declared = TypeReference(type)
    guard let attributed = type.as(AttributedTypeSyntax.self), attributed.attributes.has("autoclosure"),
      case .function(parameters: [], let result, _, _, _) = declared
    else { return declared }
    return result
  }

  /// Reads a type that is written as an expression, before `.self` or as a callee; returns nil if the expression is no
  /// type.
  init?(expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .typeExpr(let expression): self = TypeReference(expression.type)
    case .declReferenceExpr(let expression) where expression.argumentNames == nil:
      self = .name(expression.baseName.plainText)
    case .memberAccessExpr(let expression):
      guard let base = expression.base, case .named(let path)? = TypeReference(expression: base) else { return nil }
      self = .named(path + [Component(expression.declName.baseName.plainText)])
    case .genericSpecializationExpr(let expression):
      guard case .named(var path)? = TypeReference(expression: expression.expression) else { return nil }
      path[path.count - 1].arguments = Self.arguments(expression.genericArgumentClause)
      self = .named(path)
    case .tupleExpr(let expression):
      let elements = expression.elements.compactMap { TypeReference(expression: $0.expression) }
      guard elements.count == expression.elements.count else { return nil }
      self = .parenthesized(elements)
    case .optionalChainingExpr(let expression):
      guard let type = TypeReference(expression: expression.expression) else { return nil }
      self = .optional(type)
    case .arrayExpr(let expression):
      guard expression.elements.count == 1, let element = expression.elements.first,
        let type = TypeReference(expression: element.expression)
      else { return nil }
      self = .array(type)
    case .dictionaryExpr(let expression):
      guard case .elements(let elements) = expression.content, elements.count == 1, let element = elements.first,
        let key = TypeReference(expression: element.key), let value = TypeReference(expression: element.value)
      else { return nil }
      self = .dictionary(key, value)
    default: return nil
    }
  }

  /// Creates the type of a list in parentheses. Parentheses around a single type have no meaning.
  private static func parenthesized(_ elements: [TypeReference], _ labels: [String?] = []) -> TypeReference {
    elements.count == 1 ? elements[0] : .tuple(elements, labels: labels.contains { $0 != nil } ? labels : [])
  }

  private static func function(_ type: FunctionTypeSyntax, isSendable: Bool) -> TypeReference {
    .function(
      parameters: type.parameters.map { TypeReference($0.type) },
      result: TypeReference(type.returnClause.type),
      isAsync: type.effectSpecifiers?.asyncSpecifier != nil,
      throws: type.effectSpecifiers?.throwsClause?.mayThrow == true,
      isSendable: isSendable)
  }

  static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      // In some releases of swift-syntax an argument is a type, in others a choice of a type or a value.
      Syntax(argument.argument).as(TypeSyntax.self).map(TypeReference.init) ?? .other(argument.trimmedDescription)
    }
  }
}

extension ThrowsClauseSyntax {
  /// Whether it allows errors: `throws(Never)` allows none.
  var mayThrow: Bool { type?.as(IdentifierTypeSyntax.self)?.name.text != "Never" }
}
