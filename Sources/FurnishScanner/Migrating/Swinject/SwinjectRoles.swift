import SwiftSyntax

/// The types of Furnish that values of Swinject become.
enum SwinjectRole {
  /// `any ServiceCollection`: services are registered in it.
  case collection
  /// `any ServiceProvider`: services are resolved from it.
  case provider
}

/// The roles that the containers, resolvers and assemblers of a program have in the result of the migration. They are
/// found by names and scopes, since the types of expressions are unknown.
struct SwinjectRoles {
  /// Members of a container that a provider does not have.
  private static let changing: Set<String> = [
    "register", "autoregister", "apply", "removeAll", "resetObjectScope", "forward", "storyboardInitCompleted",
    "hasAnyRegistration", "synchronize",
  ]

  let types: DeclaredTypes
  /// The names of variables whose values become providers. Variables of one name share the result.
  private(set) var providers: Set<String> = []
  /// The names of the functions in extensions of `Container`.
  private(set) var extensionFunctions: Set<String> = []
  /// The number of recipes that request each service.
  private var requestCounts: [SwinjectRequest: Int] = [:]

  init(_ program: MigratedProgram) {
    types = program.types
    var convertible: Set<String> = []
    var unconvertible: Set<String> = []
    for file in program.libraryFiles {
      let variables = SwinjectVariables(file.source.tree, isLibrary: isLibraryType)
      convertible.formUnion(variables.convertible)
      unconvertible.formUnion(variables.unconvertible)
      extensionFunctions.formUnion(variables.extensionFunctions)
      requestCounts.merge(variables.requests, uniquingKeysWith: +)
    }
    for file in program.files {
      unconvertible.formUnion(SwinjectVariableUses(file.source.tree, of: convertible, changing: Self.changing).changed)
    }
    providers = convertible.subtracting(unconvertible)
  }

  /// Returns the number of recipes that request the service of a registration.
  func requestCount(of chain: SwinjectChain) -> Int {
    guard let service = chain.service else { return 0 }
    return requestCounts[SwinjectRequest(type: service.lastName, name: chain.name?.trimmedDescription)] ?? 0
  }

  /// Returns whether a name refers to the type of the library, and not to a type of the program.
  func isLibraryType(_ name: String) -> Bool { !types.isDeclared(name) }

  /// Returns whether the value of an expression becomes a provider: it is stored in a variable of `providers`, as in
  /// `let container = Container { … }` and `let resolver = Assembler([…]).resolver`.
  func isProvider(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self) {
        guard ["resolver", "resolve"].contains(member.declName.baseName.text) else { return false }
      } else if let binding = parent.as(PatternBindingSyntax.self) {
        return providers.contains(binding.pattern.trimmedDescription)
      } else if !parent.is(InitializerClauseSyntax.self), !parent.is(FunctionCallExprSyntax.self),
        !parent.is(ForceUnwrapExprSyntax.self)
      {
        return false
      }
      node = parent
    }
    return false
  }

  /// Returns the role of the value of an expression.
  func role(of expression: ExprSyntax) -> SwinjectRole? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return role(of: name.baseName.text, at: Syntax(name)) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "resolver", let base = member.base, role(of: base) == .provider { return .provider }
      return providers.contains(name) ? .provider : nil
    }
    if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.lastPathName {
      let isContainer = isLibraryType(name) && SwinjectContainerCall(call) != nil
      return isContainer && isProvider(expression) ? .provider : nil
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return role(of: forced.expression) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return role(of: chained.expression) }
    return nil
  }

  /// Returns the role of the variable or parameter that a name refers to in the code of a node.
  func role(of name: String, at node: Syntax) -> SwinjectRole? {
    var current = node.parent
    while let scope = current {
      if let closure = scope.as(ClosureExprSyntax.self) {
        if name == "$0", closure.signature?.parameterClause == nil { return role(ofShorthandIn: closure) }
        if let index = closure.parameterList.firstIndex(where: { $0.name == name }) {
          return role(ofParameter: index, in: closure)
        }
      }
      if let function = scope.as(FunctionDeclSyntax.self),
        let parameter = function.signature.parameterClause.parameter(name)
      {
        return role(of: parameter, in: function)
      }
      if let initializer = scope.as(InitializerDeclSyntax.self),
        let parameter = initializer.signature.parameterClause.parameter(name)
      {
        return isLibrary(parameter.type, "Resolver") ? .provider : nil
      }
      if let block = scope.as(CodeBlockItemListSyntax.self), let variable = block.variable(name, before: node) {
        return role(of: variable, name)
      }
      current = scope.parent
    }
    return providers.contains(name) ? .provider : nil
  }

  private func role(of variable: VariableDeclSyntax, _ name: String) -> SwinjectRole? {
    // A closure that creates a container registers in it.
    if let creation = variable.enclosingContainerClosure, creation.container == name {
      return isProvider(ExprSyntax(creation.call)) ? .collection : nil
    }
    return providers.contains(name) ? .provider : nil
  }

  private func role(ofShorthandIn closure: ClosureExprSyntax) -> SwinjectRole? {
    if closure.isRecipe(in: self) { return .provider }
    return registersInProvider(closure) ? .collection : nil
  }

  /// Returns whether the closure registers in a container that becomes a provider. The code of a container that is not
  /// migrated stays as it is.
  private func registersInProvider(_ closure: ClosureExprSyntax) -> Bool {
    guard let call = closure.call, SwinjectContainerCall(call)?.closure?.id == closure.id else { return false }
    return isProvider(ExprSyntax(call))
  }

  private func role(ofParameter index: Int, in closure: ClosureExprSyntax) -> SwinjectRole? {
    if closure.isRecipe(in: self) { return index == 0 ? .provider : nil }
    if registersInProvider(closure) { return .collection }
    return closure.parameterList[index].type.map { isLibrary($0, "Resolver") } == true ? .provider : nil
  }

  /// Returns the role of a parameter of a function. A parameter of type `Container` in which the function registers
  /// becomes a collection.
  func role(of parameter: FunctionParameterSyntax, in function: FunctionDeclSyntax) -> SwinjectRole? {
    if isLibrary(parameter.type, "Resolver") { return .provider }
    guard isLibrary(parameter.type, "Container") else { return nil }
    if function.isAssembling { return .collection }
    guard let body = function.body else { return nil }
    let name = (parameter.secondName ?? parameter.firstName).text
    return SwinjectContainerUses(body, of: name).registersOnly ? .collection : nil
  }

  /// Returns whether a type is one of the library, under this name: `Resolver`, `any Resolver`, `Swinject.Resolver`.
  func isLibrary(_ type: TypeSyntax, _ name: String) -> Bool {
    guard type.lastName == name, isLibraryType(name) else { return false }
    return true
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func parameter(_ name: String) -> FunctionParameterSyntax? {
    parameters.first { ($0.secondName ?? $0.firstName).text == name }
  }
}

extension CodeBlockItemListSyntax {
  /// Finds the variable of a name that a statement before a node declares.
  fileprivate func variable(_ name: String, before node: Syntax) -> VariableDeclSyntax? {
    for item in self where item.position <= node.position {
      if let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindings.contains(where: { $0.pattern.trimmedDescription == name })
      {
        // Variables at the top of a file are visible everywhere.
        return parent?.is(SourceFileSyntax.self) == true ? nil : variable
      }
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// The closure around a local variable that creates a container and returns it.
  fileprivate var enclosingContainerClosure: SwinjectContainerClosure? {
    guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self), let call = closure.call
    else { return nil }
    return SwinjectContainerClosure(call)
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is that of an assembly: `func assemble(container: Container)`.
  var isAssembling: Bool {
    name.text == "assemble" && signature.parameterClause.parameters.count == 1
      && signature.parameterClause.parameters.first?.firstName.text == "container"
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of, or that calls it.
  var call: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  /// Returns whether the closure creates a service that is registered.
  fileprivate func isRecipe(in roles: SwinjectRoles) -> Bool {
    guard let call, call.methodName == SwinjectNames.register, let chain = SwinjectChain(call), chain.recipe?.id == id
    else { return false }
    guard let receiver = chain.receiver, receiver.trimmedDescription != "self" else {
      return call.isInCollectionExtension
    }
    return roles.role(of: receiver) == .collection
  }
}
