import SwiftParser
import SwiftSyntax

/// The spelling of types in the result of a migration: a protocol of the program has `any` in front.
struct MigratedTypeSpelling {
  let types: DeclaredTypes

  /// Spells the type as an annotation: `any Log`, `[any Log]`, `(any Log)?`.
  func spelled(_ type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return "\(grouped(optional.wrappedType))?" }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "\(grouped(optional.wrappedType))!" }
    if let array = type.as(ArrayTypeSyntax.self) { return "[\(spelled(array.element))]" }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return "[\(spelled(dictionary.key)): \(spelled(dictionary.value))]"
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return spelled(only.type)
    }
    if let composition = type.as(CompositionTypeSyntax.self) {
      let hasProtocol = composition.elements.contains { types.isProtocol($0.type.lastName) }
      return hasProtocol ? "any \(type.trimmedDescription)" : type.trimmedDescription
    }
    if type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self), types.isProtocol(type.lastName) {
      return "any \(type.trimmedDescription)"
    }
    return type.trimmedDescription
  }

  func spelled(_ type: String) -> String { spelled(Self.parsed(type)) }

  /// Spells the metatype as an argument: `(any Log).self`, `Page.self`.
  func metatype(_ type: TypeSyntax) -> String {
    let text = spelled(type)
    let parsed = Self.parsed(text)
    let isCompound =
      parsed.is(FunctionTypeSyntax.self) || parsed.is(AttributedTypeSyntax.self)
      || parsed.is(CompositionTypeSyntax.self) || parsed.is(SomeOrAnyTypeSyntax.self)
    return isCompound ? "(\(text)).self" : "\(text).self"
  }

  /// Returns the type whose metatype an expression is: `Log` of `Log.self`.
  static func type(ofMetatype expression: ExprSyntax) -> TypeSyntax? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let base = member.base
    else { return nil }
    // `service.self` is not a type.
    let text = base.trimmedDescription
    guard let first = text.split(separator: ".").last?.drop(while: { "([".contains($0) }).first,
      first.isUppercase || text.hasPrefix("(any ") || text.hasPrefix("[")
    else { return nil }
    let type = parsed(text)
    return type.hasError ? nil : type
  }

  static func parsed(_ text: String) -> TypeSyntax {
    var parser = Parser(text)
    return TypeSyntax.parse(from: &parser)
  }

  /// Returns whether two spellings refer to the same type.
  func isSame(_ first: String, _ second: String) -> Bool {
    spelled(first).filter { !$0.isWhitespace } == spelled(second).filter { !$0.isWhitespace }
  }

  private func grouped(_ type: TypeSyntax) -> String {
    let text = spelled(type)
    return text.hasPrefix("any ") ? "(\(text))" : text
  }
}
