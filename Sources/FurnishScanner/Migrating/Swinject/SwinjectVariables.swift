import SwiftSyntax

/// The variables of a file with containers, assemblers and resolvers, and the requests of its recipes.
final class SwinjectVariables: SyntaxVisitor {
  /// The names of variables whose values can become providers.
  private(set) var convertible: Set<String> = []
  /// The names of variables with containers that cannot become providers.
  private(set) var unconvertible: Set<String> = []
  /// The names of the functions in extensions of `Container`.
  private(set) var extensionFunctions: Set<String> = []
  /// The number of recipes that request each service.
  private(set) var requests: [SwinjectRequest: Int] = [:]
  private let isLibrary: (String) -> Bool

  init(_ tree: SourceFileSyntax, isLibrary: @escaping (String) -> Bool) {
    self.isLibrary = isLibrary
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      switch Self.kind(of: binding, isLibrary) {
      case .convertible?: convertible.insert(name)
      case .unconvertible?: unconvertible.insert(name)
      case nil: break
      }
    }
    return .visitChildren
  }

  enum Kind { case convertible, unconvertible }

  /// Returns whether a variable with a container, an assembler or a resolver can become a provider; `nil` for any other
  /// variable.
  static func kind(of binding: PatternBindingSyntax, _ isLibrary: (String) -> Bool) -> Kind? {
    let type = binding.typeAnnotation?.type.unwrapped.lastName
    if type == "Resolver", isLibrary("Resolver") { return .convertible }
    if var value = binding.initializer?.value {
      if let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "resolver",
        let base = member.base
      {
        value = base
      }
      if let call = value.as(FunctionCallExprSyntax.self) {
        let name = call.calledExpression.lastPathName
        if name == "Assembler" || name == "Container", isLibrary(name!) {
          return SwinjectContainerCall(call) == nil ? .unconvertible : .convertible
        }
        if SwinjectContainerClosure(call) != nil, isLibrary("Container") { return .convertible }
      }
    }
    if type == "Container" || type == "Assembler", isLibrary(type!) { return .unconvertible }
    return nil
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // Inside of `{ let container = Container(); …; return container }()`, the container is a collection.
    guard let call = node.call, let creation = SwinjectContainerClosure(call) else { return .visitChildren }
    for item in creation.closure.statements where item.item.id != creation.declaration.id { walk(item) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.lastName == "Container", isLibrary("Container") else { return .visitChildren }
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { extensionFunctions.insert(function.name.text) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = SwinjectChain(node), let recipe = chain.recipe, chain.registration.id == node.id {
      for request in Set(RequestCollector(recipe).requests) { requests[request, default: 0] += 1 }
    }
    return .visitChildren
  }
}

/// A service that code requests, as it is written.
struct SwinjectRequest: Hashable {
  var type: String
  var name: String?
}

/// The services that a recipe requests.
private final class RequestCollector: SyntaxVisitor {
  private(set) var requests: [SwinjectRequest] = []

  init(_ recipe: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(recipe)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.methodName == SwinjectNames.resolve, let first = node.arguments.first,
      let type = TypeSyntax(metatype: first.expression)
    {
      requests.append(
        SwinjectRequest(type: type.lastName, name: node.argument("name")?.expression.trimmedDescription))
    }
    return .visitChildren
  }
}
