import FurnishSyntax
import SwiftSyntax

extension SourceReader {
  /// Reads the endpoints of a struct with `@RemoteService`, which are those that the macro finds.
  func remoteEndpoints(_ members: MemberBlockItemListSyntax) -> [RemoteEndpointFacts] {
    ClosureServiceProperty.properties(in: members).compactMap { property in
      guard let endpoint = property.endpoint else { return nil }
      let failure: TypeReference? =
        if case .only(let error) = endpoint.throwing { TypeReference(error) } else { nil }
      return RemoteEndpointFacts(
        name: property.name.plainText,
        parameters: endpoint.parameters.map {
          RemoteEndpointFacts.Parameter(name: $0.name?.plainText, type: TypeReference($0.type))
        },
        result: TypeReference(endpoint.result), failure: failure, signature: endpoint.signature,
        isLocal: property.declaration.attributes.has("LocalEndpoint"), place: place(of: property.binding.pattern))
    }
  }

  /// Reads calls such as `LandmarkService.remote(over: …)` and `service.grpcService()`. ``WordScan`` has found the
  /// places where they may be.
  func readRemoteUses(in tree: SourceFileSyntax) {
    for offset in words.remote {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: Int(offset))),
        token.positionAfterSkippingLeadingTrivia.utf8Offset == Int(offset),
        let use = RemoteUse(startingWith: token)
      else { continue }
      facts.remoteUses.append(
        RemoteUseFacts(isServing: use.isServing, type: use.type, place: lines.place(ofOffset: Int(offset))))
    }
  }
}

/// A call that makes a service remote, or serves one.
private struct RemoteUse {
  let isServing: Bool
  let type: TypeReference?

  init?(startingWith token: TokenSyntax) {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), let parent = name.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(name).id {
      guard token.text == "RemoteServer", let service = call.arguments.first, service.label == nil else { return nil }
      isServing = true
      type = Self.service(in: service.expression)
      return
    }
    guard let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == name.id else { return nil }
    let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == ExprSyntax(member).id ? $0 : nil
    }
    switch token.text {
    case "grpcService":
      isServing = true
      type = member.base.flatMap(Self.service)
    case "remote":
      guard Self.isOverConnection(name, call) else { return nil }
      isServing = false
      type = member.base.map(Self.service) ?? Self.expectedType(of: Syntax(call) ?? Syntax(member))
    default: return nil
    }
  }

  /// Returns whether the member is `remote(over: …)`, or the function itself:
  /// `connections.map(LandmarkService.remote(over:))`.
  private static func isOverConnection(_ name: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax?) -> Bool {
    if let first = name.argumentNames?.arguments.first { return first.name.text == "over" }
    guard let connection = call?.arguments.first, connection.label?.text == "over" else { return false }
    return !isInMemory(connection.expression)
  }

  /// Returns whether a connection is `.inMemory(serving: .mock)`, so that the service is in the same program.
  private static func isInMemory(_ connection: ExprSyntax) -> Bool {
    let member = connection.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "inMemory"
  }

  /// Returns the types at the beginning of a path: `LandmarkService` in `LandmarkService.live(store: store)`.
  private static func service(in expression: ExprSyntax) -> TypeReference? {
    guard let path = path(of: expression) else { return nil }
    let types = Array(path.prefix { $0.name.first?.isUppercase == true && $0.name != "Self" })
    return types.isEmpty ? nil : .named(types)
  }

  private static func path(of expression: ExprSyntax) -> [TypeReference.Component]? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .genericSpecializationExpr:
      if case .named(let path)? = TypeReference(expression: expression) { path } else { nil }
    case .memberAccessExpr(let member):
      member.base.flatMap(path).map { $0 + [TypeReference.Component(member.declName.baseName.text)] }
    case .functionCallExpr(let call): path(of: call.calledExpression)
    case .tryExpr(let expression): path(of: expression.expression)
    case .awaitExpr(let expression): path(of: expression.expression)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 ? tuple.elements.first.flatMap { path(of: $0.expression) } : nil
    default: nil
    }
  }

  /// Finds the type that the context gives to `.remote(over: …)`: that of a variable, or of
  /// `register(LandmarkService.self)`. An argument of another call, as in `Model(weather: .remote(over: …))`, has no
  /// such type.
  private static func expectedType(of node: Syntax) -> TypeReference? {
    var node = node
    while let parent = node.parent {
      let inner = node
      node = parent
      if let binding = node.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { TypeReference($0.type) }
      }
      if let call = node.as(FunctionCallExprSyntax.self), inner.id != Syntax(call.calledExpression).id {
        let metatype = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
        guard let metatype, metatype.declName.baseName.tokenKind == .keyword(.self) else { return nil }
        return metatype.base.flatMap { TypeReference(expression: $0) }
      }
      if node.asProtocol((any DeclSyntaxProtocol).self) != nil { return nil }
    }
    return nil
  }
}
