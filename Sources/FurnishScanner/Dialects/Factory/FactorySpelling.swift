/// The form of requests in a program that uses the library Factory.
struct FactorySpelling: RequestSpelling {
  let declarations: FactoryDeclarations
  /// The property wrapper that each alias names.
  let aliases: [String: String]

  private var index: DeclarationIndex { declarations.index }

  /// The factory that code names.
  enum Subject {
    case factory(FactoryDeclarations.ID)
    /// A factory that no file declares.
    case undeclared(FactoryDeclarations.ID)
  }

  func request(_ expression: Expression, in scope: CodeScope) -> FoundRequest? {
    guard case .call(let call) = expression, case .factory(let id)? = subject(of: call, in: scope) else {
      return nil
    }
    // A factory with a parameter may resolve itself with another argument.
    let isLater = isLaterWrapper(call.callee.calledName ?? "") || declarations[id]?.isParameterized ?? false
    return FoundRequest(
      service: id.service, isDeferred: isLater, place: SourcePlace(file: scope.context.file, place: call.place))
  }

  func request(of property: DeclarationIndex.VariableEntry) -> FoundRequest? {
    guard let attribute = property.facts.attributes.first(where: { isWrapper($0.name) }),
      case .factory(let id)? = subject(of: attribute.arguments, in: CodeScope(context: context(of: property)))
    else { return nil }
    return FoundRequest(
      service: id.service, isDeferred: isLaterWrapper(attribute.name),
      place: SourcePlace(file: property.file, place: attribute.place))
  }

  func service(boundTo value: Expression, in scope: CodeScope) -> SourceService? { nil }

  func context(of property: DeclarationIndex.VariableEntry) -> LookupContext {
    LookupContext(file: property.file, module: index.moduleOfFile[property.file], type: property.owner)
  }

  func isWrapper(_ name: String) -> Bool {
    FactoryNames.wrappers.contains(name) || FactoryNames.laterWrappers.contains(name) || aliases[name] != nil
  }

  private func isLaterWrapper(_ name: String) -> Bool { FactoryNames.laterWrappers.contains(aliases[name] ?? name) }

  /// Returns the factory that a call resolves, or `nil` if it resolves none.
  func subject(of call: Call, in scope: CodeScope) -> Subject? {
    switch call.callee {
    case .type(let type) where isWrapper(type.lastName ?? ""): return subject(of: call.arguments, in: scope)
    case .name(let name, _) where isWrapper(name) || FactoryNames.functions.contains(name):
      return subject(of: call.arguments, in: scope)
    case .member(let base, let name, _) where FactoryNames.resolving.contains(name):
      return factory(base, isCalled: true, in: scope)
    default:
      if let called = call.callee.calledName,
        let argument = call.arguments.first(where: { declarations.takesKeyPath(called, $0.label) })
      {
        return subject(of: [argument], in: scope)
      }
      return factory(call.callee, isCalled: true, hasArguments: !call.arguments.isEmpty, in: scope)
    }
  }

  /// Returns the factory that arguments name: `\.analytics`, `\AuthContainer.session`, and `Container.analytics` of
  /// Factory 1.
  func subject(of arguments: [CallArgument], in scope: CodeScope) -> Subject? {
    switch arguments.first?.value {
    case .keyPath(let text, _)?:
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 1, let name = parts.last, !name.contains("[") else { return nil }
      let root = parts.dropLast().last ?? ""
      let container =
        root.isEmpty
        ? FactoryNames.container
        : declarations.containerType(root, in: scope.context) ?? containerAlias(root, in: scope)
      guard let container else { return nil }
      return subject(name, in: container, isWritten: true, scope)
    case .member(.name(let type, _), let name, _)?:
      guard let container = declarations.containerType(type, in: scope.context) else { return nil }
      return subject(name, in: container, isCalled: true, scope)
    default: return nil
    }
  }

  /// Returns the container that a type alias names: `typealias Services = Container`.
  private func containerAlias(_ name: String, in scope: CodeScope) -> String? {
    guard let type = index.declaredType(name, in: scope.context) else { return nil }
    if let id = type.declaration, declarations.containerTypes.contains(id) {
      return index.types[id].facts.name
    }
    return type.text == FactoryNames.container ? FactoryNames.container : nil
  }

  /// Returns the factory that an expression names: `Container.shared.analytics`, `self.analytics`, `analytics`.
  ///
  /// - Parameters:
  ///   - isCalled: Whether the code calls the named member.
  ///   - hasArguments: Whether the call passes arguments.
  func factory(
    _ expression: Expression, isCalled: Bool = false, hasArguments: Bool = false, in scope: CodeScope
  ) -> Subject? {
    switch expression {
    case .member(let base, let name, _):
      switch base {
      case .name("self", _):
        guard let container = enclosingContainer(scope) else { return nil }
        // A call with arguments calls a method of the container, and not a factory whose declaration is missing.
        return subject(name, in: container, isCalled: isCalled && !hasArguments && scope.context.type == nil, scope)
      case .name(let root, _):
        if let container = declarations.containerType(root, in: scope.context)
          ?? declarations.container(ofVariable: root, isProperty: false, in: scope)
        {
          return subject(name, in: container, isCalled: isCalled, scope)
        }
        guard isNamedLikeContainer(root) else { return nil }
        let file = scope.context.file
        return
          (enclosingContainer(scope).flatMap { declarations.id(name, in: $0, from: file) }
          ?? declarations.onlyID(name, from: file)).map(Subject.factory)
      case .member(.name(let root, _), FactoryNames.shared, _):
        guard let container = declarations.containerType(root, in: scope.context) ?? containerAlias(root, in: scope)
        else {
          return nil
        }
        return subject(name, in: container, isCalled: isCalled, scope)
      case .member(let owner, let last, _):
        if owner.isSelf, let container = declarations.container(ofVariable: last, isProperty: true, in: scope) {
          return subject(name, in: container, isCalled: isCalled, scope)
        }
        guard isNamedLikeContainer(last) else { return nil }
        return declarations.onlyID(name, from: scope.context.file).map(Subject.factory)
      default: return nil
      }
    case .name(let name, _):
      guard let container = enclosingContainer(scope) else { return nil }
      return declarations.id(name, in: container, from: scope.context.file).map(Subject.factory)
    default: return nil
    }
  }

  /// Returns the factory with a name. If no file declares it, returns `.undeclared` for a call on the default
  /// container, and `nil` for other code.
  private func subject(_ name: String, in container: String, isCalled: Bool, _ scope: CodeScope) -> Subject? {
    // In a file that imports Swinject, a `Container` may be one of Swinject's.
    let isNamed =
      isCalled && container == FactoryNames.container && !Self.members.contains(name)
      && !FactoryNames.modifiers.contains(name) && !index.uses(.swinject, in: scope.context.file)
    return subject(name, in: container, isWritten: isNamed, scope)
  }

  /// - Parameter isWritten: Whether the code names a factory for certain.
  private func subject(_ name: String, in container: String, isWritten: Bool, _ scope: CodeScope) -> Subject? {
    if let id = declarations.id(name, in: container, from: scope.context.file) { return .factory(id) }
    guard isWritten, !declarations.hasMember(name, in: container, from: scope.context.file) else { return nil }
    return .undeclared(.init(container: container, name: name))
  }

  /// Members of a container that resolve nothing.
  private static let members: Set<String> = [
    "Registrations", "Scope", "autoRegister", "callAsFunction", "decorator", "init", "manager", "preview", "promised",
    "register", "reset", "resolve", "shared",
    "subscript", "with",
  ]

  private func isNamedLikeContainer(_ name: String) -> Bool {
    name == "$0" || name.lowercased().hasSuffix("container")
  }

  /// Returns the container whose declaration contains the code.
  private func enclosingContainer(_ scope: CodeScope) -> String? {
    declarations.container(scope.context.type, scope.foreignOwner)
  }
}
