import SwiftSyntax

/// The variables of a file with containers, assemblers and resolvers, and the requests of its recipes.
final class SwinjectVariables: SyntaxVisitor {
  /// Variables whose values can become providers.
  private(set) var convertible: Set<String> = []
  /// Variables with containers that cannot become providers.
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
        if SwinjectFactoryClosure(call) != nil, isLibrary("Container") { return .convertible }
      }
    }
    if type == "Container" || type == "Assembler", isLibrary(type!) { return .unconvertible }
    return nil
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // The container inside of a closure that creates one has a role of its own.
    guard let call = node.call, let factory = SwinjectFactoryClosure(call) else { return .visitChildren }
    for item in factory.closure.statements where item.item.id != factory.declaration.id { walk(item) }
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

/// A visitor that finds, among given names of variables, those that code uses in a way that a provider does not allow.
final class SwinjectUses: SyntaxVisitor {
  private(set) var changed: Set<String> = []
  private let names: Set<String>
  private let changing: Set<String>

  init(_ tree: SourceFileSyntax, of names: Set<String>, changing: Set<String>) {
    self.names = names
    self.changing = changing
    super.init(viewMode: .sourceAccurate)
    if !names.isEmpty { walk(tree) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let name = base.lastPathName, names.contains(name),
      changing.contains(node.declName.baseName.text), !isLocal(name, at: Syntax(node))
    {
      changed.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label?.text, ["parent", "container", "parentAssembler"].contains(label),
      let name = node.expression.lastPathName, names.contains(name), !isLocal(name, at: Syntax(node))
    {
      changed.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self), let name = node.leftOperand.lastPathName, names.contains(name) {
      changed.insert(name)
    }
    return .visitChildren
  }

  /// Finds assignments of a new container, `container = Container()`, which are sequences before operators are folded.
  /// A resolver may be assigned to a resolver.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].lastPathName,
      names.contains(name), let call = elements[2].as(FunctionCallExprSyntax.self),
      ["Container", "Assembler"].contains(call.calledExpression.lastPathName)
    {
      changed.insert(name)
    }
    return .visitChildren
  }

  /// Returns whether a parameter, or a variable of a closure that creates a container, has the name at a place.
  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    var current = node.parent
    while let scope = current {
      if let closure = scope.as(ClosureExprSyntax.self) {
        if closure.parameterList.contains(where: { $0.name == name }) { return true }
        if let call = closure.call, SwinjectFactoryClosure(call)?.container == name { return true }
      }
      if let function = scope.as(FunctionDeclSyntax.self),
        function.signature.parameterClause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name })
      {
        return true
      }
      current = scope.parent
    }
    return false
  }
}

/// A visitor that determines whether code only registers in a container, which it finds by the name. The result is
/// false if the code does not use the name.
final class SwinjectParameterUses: SyntaxAnyVisitor {
  private let name: String
  private let ignored: Set<SyntaxIdentifier>
  private(set) var registersOnly = true
  private var isUsed = false

  init(_ code: some SyntaxProtocol, of name: String, ignoring ignored: Set<SyntaxIdentifier> = []) {
    self.name = name
    self.ignored = ignored
    super.init(viewMode: .sourceAccurate)
    walk(code)
    if !isUsed { registersOnly = false }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    ignored.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    // The name of a member does not refer to the container.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { return .skipChildren }
    isUsed = true
    if let member = node.parent?.as(MemberAccessExprSyntax.self) {
      let method = member.declName.baseName.text
      if ["resolve", "synchronize", "resetObjectScope", "removeAll", "hasAnyRegistration"].contains(method) {
        registersOnly = false
      }
    } else if node.parent?.is(LabeledExprSyntax.self) != true {
      registersOnly = false
    } else if let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text, ["parent", "resolver"].contains(label) {
      registersOnly = false
    }
    return .skipChildren
  }
}
