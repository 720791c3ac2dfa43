import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension ClosureServiceEndpoint {
  /// Whether `@LocalEndpoint` keeps the endpoint in its process.
  var isLocal: Bool { property.declaration.attributes.has("LocalEndpoint") }

  /// Whether a transport may send a call again.
  var isIdempotent: Bool { property.declaration.attributes.has("Idempotent") }

  /// Reports each part of the endpoint that no other process can receive. Whether a type is `Codable` is left to the
  /// compiler, because a macro reads names alone.
  ///
  /// - Returns: Whether the endpoint can travel.
  func reportUntransferableTypes(in context: some MacroExpansionContext) -> Bool {
    var isValid = true
    func report(_ diagnostic: MacroDiagnostic, at node: some SyntaxProtocol) {
      context.report(diagnostic, at: node)
      isValid = false
    }
    let isThrowing = if case .nothing = type.throwing { false } else { true }
    if !type.isAsync || !isThrowing { report(.remoteEndpointNotAsyncThrows(plainName), at: property.binding.pattern) }
    for (index, element) in type.function.parameters.enumerated() {
      let parameter = type.parameters[index]
      let isLast = index == type.parameters.count - 1
      if isLast, parameter.type.streamElement != nil { continue }
      if parameter.convention != .plain || !element.type.canTravel {
        report(
          .remoteParameterCannotTravel(parameter.name?.plainText ?? "\(index + 1)", of: plainName), at: element.type)
      }
    }
    if !type.returnsNothing, type.result.streamElement == nil, !type.result.canTravel {
      report(.remoteResultCannotTravel(plainName), at: type.function.returnClause.type)
    }
    return isValid
  }
}

extension TypeSyntax {
  /// The name without generic arguments and the module; `nil` for tuples, functions and the like.
  private var baseName: String? {
    self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
  }

  /// Whether the type is one of Swift's streams, which have one reader, or an optional stream.
  var isStream: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isStream }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.contains { $0.type.isStream } }
    return ["AsyncStream", "AsyncThrowingStream"].contains(baseName)
  }

  /// The type of the elements of an `AsyncThrowingStream<Element, any Error>`; `nil` for any other type.
  var streamElement: TypeSyntax? {
    let arguments: GenericArgumentListSyntax? =
      if let type = self.as(IdentifierTypeSyntax.self), type.name.text == "AsyncThrowingStream" {
        type.genericArgumentClause?.arguments
      } else if let type = self.as(MemberTypeSyntax.self), type.name.text == "AsyncThrowingStream" {
        type.genericArgumentClause?.arguments
      } else {
        nil
      }
    guard let arguments, arguments.count == 2, let first = arguments.first, let last = arguments.last,
      last.argument.as(TypeSyntax.self)?.isAnyError == true
    else { return nil }
    return first.argument.as(TypeSyntax.self)
  }

  /// Whether a value of this type may be `Codable`, as far as its form shows.
  fileprivate var canTravel: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.canTravel }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.canTravel }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return dictionary.key.canTravel && dictionary.value.canTravel
    }
    if let tuple = self.as(TupleTypeSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
      return only.type.canTravel
    }
    guard let baseName else { return false }
    return !isStream && baseName != "Any"
  }
}
