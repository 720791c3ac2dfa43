import FurnishGraph
import FurnishSyntax
import SwiftSyntax

/// The calls and the types around a place in a source file, which may determine the service that the place refers to.
struct SourceCursor {
  /// The type whose body contains the place.
  enum Enclosing {
    /// A type, by the place of its name.
    case declaration(Place)
    case `extension`(TypeReference)
  }

  /// The places that may be those of a registration or a request, innermost first.
  private(set) var places: [ServicePlace] = []
  /// The types, innermost first.
  private(set) var types: [TypeReference] = []
  private(set) var enclosing: Enclosing?

  /// - Returns: `nil` if there is no code at the offset.
  init?(at offset: Int, in source: ParsedSource) {
    guard let token = Self.token(at: offset, in: source) else { return nil }
    places = [source.servicePlace(of: token)]
    var node: Syntax = Syntax(token)
    while let parent = node.parent {
      add(parent, reachedFrom: node, token, source)
      node = parent
    }
  }

  /// Finds the token at an offset, or the word that ends there.
  private static func token(at offset: Int, in source: ParsedSource) -> TokenSyntax? {
    func word(at offset: Int) -> TokenSyntax? {
      guard offset >= 0, offset < source.bytes.count,
        let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset)),
        token.positionAfterSkippingLeadingTrivia.utf8Offset <= offset,
        offset < token.endPositionBeforeTrailingTrivia.utf8Offset
      else { return nil }
      return token
    }
    let token = word(at: offset)
    if let token, token.isWord { return token }
    if let before = word(at: offset - 1), before.isWord { return before }
    return token
  }

  private mutating func add(_ node: Syntax, reachedFrom child: Syntax, _ token: TokenSyntax, _ source: ParsedSource) {
    if let argument = node.as(LabeledExprSyntax.self) {
      if let name = argument.nameOfCallForService { places.append(source.servicePlace(of: name)) }
    } else if let type = node.as(TypeSyntax.self) {
      types.append(TypeReference(type))
    } else if let expression = node.as(ExprSyntax.self) {
      if let type = TypeReference(expression: expression) { types.append(type) }
    } else if let binding = node.as(PatternBindingSyntax.self), child.is(TypeAnnotationSyntax.self) {
      addProperty(binding, source)
    } else if let property = node.as(VariableDeclSyntax.self), child.is(AttributeListSyntax.self) {
      if let binding = property.bindings.first { addProperty(binding, source) }
    } else if let declaration = node.asProtocol((any NamedDeclSyntax).self), declaration.name == token {
      types.append(.name(token.plainText))
    }
    guard enclosing == nil else { return }
    if let type = node.as(ExtensionDeclSyntax.self) {
      enclosing = .extension(TypeReference(type.extendedType))
    } else if node.asProtocol((any DeclGroupSyntax).self) != nil,
      let type = node.asProtocol((any NamedDeclSyntax).self)
    {
      enclosing = .declaration(source.place(of: type.name))
    }
  }

  /// Adds the place of a property. A property with `@Injected` requests its service there.
  private mutating func addProperty(_ binding: PatternBindingSyntax, _ source: ParsedSource) {
    guard let name = binding.pattern.firstToken(viewMode: .sourceAccurate) else { return }
    places.append(source.servicePlace(of: name))
  }
}

extension TokenSyntax {
  fileprivate var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword, .stringSegment: true
    default: false
    }
  }
}

extension LabeledExprSyntax {
  /// The name of the call, if this argument determines the service that the call is about: `register` of
  /// `services.register(Log.self, name: "main")`, for the type and for the name.
  fileprivate var nameOfCallForService: TokenSyntax? {
    guard let call = parent?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    switch label?.text {
    case nil where expression.trimmedDescription.hasSuffix(".self"): break
    case "name", "key", "by", "as": break
    default: return nil
    }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}

extension ParsedSource {
  fileprivate func servicePlace(of token: TokenSyntax) -> ServicePlace {
    let place = place(of: token)
    return ServicePlace(file: path, line: Int(place.line), column: Int(place.column))
  }
}
