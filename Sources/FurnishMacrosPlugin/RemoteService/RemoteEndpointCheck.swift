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
  /// - Returns: Whether another process can receive the whole endpoint.
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
      if parameter.convention != .plain || !element.type.canBeSent {
        let name = parameter.name?.plainText ?? "\(index + 1)"
        report(
          .remoteParameterCannotTravel(name, of: plainName, element: element.type.sequenceElement), at: element.type)
      }
    }
    if !type.returnsNothing, type.result.streamElement == nil, !type.result.canBeSent {
      let result = type.function.returnClause.type
      report(.remoteResultCannotTravel(plainName, element: result.sequenceElement), at: result)
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

  /// The type of the elements of an asynchronous sequence that cannot be sent, as it is written: `Int` of
  /// `any AsyncSequence<Int, any Error> & Sendable`; `nil` for a type that is no such sequence or does not show its
  /// elements.
  fileprivate var sequenceElement: String? {
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.sequenceElement }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.lazy.compactMap(\.type.sequenceElement).first
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.sequenceElement
    }
    guard streamElement == nil, let baseName, isStream || baseName == "AsyncSequence" else { return nil }
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return arguments?.arguments.first?.argument.trimmedDescription
  }

  /// Whether a value of this type may be `Codable`, as far as its form shows.
  fileprivate var canBeSent: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.canBeSent }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.canBeSent }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return dictionary.key.canBeSent && dictionary.value.canBeSent
    }
    if let tuple = self.as(TupleTypeSyntax.self) {
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
      return only.type.canBeSent
    }
    guard let baseName else { return false }
    return !isStream && baseName != "Any"
  }
}
