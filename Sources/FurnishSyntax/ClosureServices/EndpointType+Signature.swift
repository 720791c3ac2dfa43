import SwiftSyntax

extension EndpointType {
  /// The type of the endpoint in one spelling, which the two sides of a remote call compare:
  /// `(id: String) async throws -> Landmark?`.
  ///
  /// Layout, sugar (`Array<Int>` for `[Int]`) and the names of Swift's own modules make no difference. Aliases and the
  /// names of other modules do, since a macro cannot resolve them.
  package var signature: String {
    let list = parameters.map { "\($0.name?.plainText ?? "_"): \($0.type.normalizedText)" }.joined(separator: ", ")
    let effects: [String?] = [isAsync ? "async" : nil, throwing.normalizedText]
    return "(\(list)) \(effects.compactMap(\.self).joined(separator: " ")) -> "
      + (returnsNothing ? "Void" : result.normalizedText)
  }
}

extension EndpointType.Throwing {
  fileprivate var normalizedText: String? {
    switch self {
    case .nothing: nil
    case .anyError: "throws"
    case .only(let error): "throws(\(error.normalizedText))"
    }
  }
}

extension TypeSyntax {
  /// Whether the type is the error of a stream that throws any error. `Error` without `any` counts as well: the error
  /// of a stream is always any error, so the name cannot be that of another type of the program.
  package var isAnyError: Bool {
    ["any Error", "any Swift.Error", "Error", "Swift.Error"].contains(trimmedDescription)
  }

  /// The type with the usual spaces and sugar, and without comments.
  fileprivate var normalizedText: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): Self.spelling(type.name, type.genericArgumentClause)
    case .memberType(let type):
      Self.ownModules.contains(type.baseType.trimmedDescription)
        ? Self.spelling(type.name, type.genericArgumentClause)
        : "\(type.baseType.normalizedText).\(Self.spelling(type.name, type.genericArgumentClause))"
    case .optionalType(let type): "\(type.wrappedType.textBeforeQuestionMark)?"
    case .arrayType(let type): "[\(type.element.normalizedText)]"
    case .dictionaryType(let type): "[\(type.key.normalizedText): \(type.value.normalizedText)]"
    case .someOrAnyType(let type): "\(type.someOrAnySpecifier.text) \(type.constraint.normalizedText)"
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        only.type.normalizedText
      } else {
        normalizedTokens
      }
    default: normalizedTokens
    }
  }

  private static let ownModules: Set<String> = ["Swift", "Foundation", "FoundationEssentials"]

  private static func spelling(_ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> String {
    guard let clause else { return name.plainText }
    let arguments = clause.arguments.map { argument in
      // In some releases of swift-syntax an argument is a type, in others a choice of a type or a value.
      Syntax(argument.argument).as(TypeSyntax.self)
    }
    let spellings = zip(arguments, clause.arguments).map { $0?.normalizedText ?? $1.argument.trimmedDescription }
    switch (name.plainText, arguments.count) {
    case ("Optional", 1): return "\(arguments[0]?.textBeforeQuestionMark ?? spellings[0])?"
    case ("Array", 1): return "[\(spellings[0])]"
    case ("AsyncThrowingStream", 2) where arguments[1]?.isAnyError == true:
      return "\(name.plainText)<\(spellings[0]), any Error>"
    case ("Dictionary", 2): return "[\(spellings[0]): \(spellings[1])]"
    default: return "\(name.plainText)<\(spellings.joined(separator: ", "))>"
    }
  }

  /// The spelling that a question mark can follow: `(any P)`.
  private var textBeforeQuestionMark: String {
    let text = normalizedText
    return text.hasPrefix("any ") || text.hasPrefix("some ") || text.contains("->") ? "(\(text))" : text
  }

  /// The tokens with the usual spaces.
  private var normalizedTokens: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isWord = token.text.first.map { $0.isLetter || $0 == "_" || $0 == "@" } ?? false
      if let last = text.last, isWord, last.isLetter || last.isNumber || last == "_" || last == ")" { text += " " }
      text += [",", ":"].contains(token.text) ? "\(token.text) " : token.text == "->" ? " -> " : token.text
    }
    return text
  }
}
