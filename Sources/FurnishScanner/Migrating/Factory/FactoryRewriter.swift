import FurnishSyntax
import SwiftSyntax

/// A rewriter of a file that uses Factory.
final class FactoryRewriter: SyntaxVisitor {
  let draft: MigrationDraft
  let table: FactoryTable
  /// The module in front of `Injected`, with a period: `Furnish.`; empty if the module is not needed.
  let qualifier: String
  /// The name of the provider in the recipe that is rewritten; `nil` outside of recipes.
  var provider: String?
  /// The reasons of the marks that the registration with the rewritten recipe receives.
  var doubts: Set<MigrationReason> = []
  /// The number of names that the rewriting has tried for modules in this file.
  var triedNames = 0
  var isInContainer = false

  var source: ParsedSource { draft.source }

  init(_ draft: MigrationDraft, _ table: FactoryTable, qualifier: String) {
    self.draft = draft
    self.table = table
    self.qualifier = qualifier
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Containers

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendsContainer(table.types) else {
      if node.extendedType.lastName == "Scope", !table.types.isDeclared("Scope") {
        draft.mark(node, .modifier("scope"))
      }
      return .visitChildren
    }
    moveFactories(of: node)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.inheritanceClause?.names ?? []
    if !table.types.isDeclared("SharedContainer"),
      names.contains("SharedContainer") || names.contains("ManagedContainer")
    {
      draft.mark(node, .ownContainer)
    }
    return .visitChildren
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes {
      let name = attribute.attributeName.lastName
      guard FactoryNames.wrappers.contains(name) || FactoryNames.laterWrappers.contains(name),
        !table.types.isDeclared(name), let path = attribute.factoryPath
      else { continue }
      if let factory = path.factoryName, let service = table[factory] {
        rewriteInjection(attribute, name, factory, service, node)
      } else if table.isUndeclared(path) {
        draft.mark(node, .undeclared(path.trimmedDescription))
      }
    }
    return .visitChildren
  }

  /// Rewrites `@Injected(\.log) var log` as `@Injected var log: any Log`, or as
  /// `var log = Injected<any Log>().wrappedValue` if the service is transient, or marks it.
  private func rewriteInjection(
    _ attribute: AttributeSyntax, _ wrapper: String, _ factory: String, _ service: FactoryTable.Service,
    _ node: VariableDeclSyntax
  ) {
    guard node.bindings.count == 1, let binding = node.bindings.first else { return }
    if wrapper == "WeakLazyInjected" { return draft.mark(node, .weakly) }
    // `InjectedObject`, `InjectedObservable`
    if wrapper.hasPrefix("InjectedOb") { return draft.mark(node, .observed) }
    if let name = service.name { return draft.mark(node, .named(service.type, name)) }
    guard service.parameter == nil, !source.hasComment(in: attribute) else { return draft.mark(node, .parameterRecipe) }
    if table.types.needsMainActor(service.type, at: node) { draft.mark(node, .notSendableRequest(service.type)) }
    let end = binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset
    // `Injected` resolves the service at each access, which would create a transient one each time.
    if service.isStored || wrapper == "DynamicInjected" {
      draft.replace(attribute, by: "@\(qualifier)Injected")
      if binding.typeAnnotation == nil { draft.insert(": \(service.type)", at: end) }
    } else {
      let next = attribute.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia.utf8Offset
      let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
      draft.replace(start..<(next ?? start), by: wrapper == "LazyInjected" ? "lazy " : "")
      let last = binding.typeAnnotation?.endPositionBeforeTrailingTrivia.utf8Offset ?? end
      draft.insert(" = \(injectedValue(service))", at: last)
    }
    draft.note("the factory \(factory) is the service \(service.type)", at: attribute)
  }

  /// Writes the expression that resolves a service outside of recipes: `Injected<any Log>().wrappedValue`.
  private func injectedValue(_ service: FactoryTable.Service) -> String {
    if let parameter = service.parameter {
      return "\(qualifier)Injected<AssistedFactory<\(service.type), \(parameter)>>().wrappedValue"
    }
    return "\(qualifier)Injected<\(service.type)>().wrappedValue"
  }

  // MARK: Requests

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let (range, factory) = request(node), let service = table[factory] {
      rewriteRequest(node, range, factory, service)
      for argument in node.arguments { walk(argument) }
      return .skipChildren
    }
    if let factory = node.registeredFactory, table[factory] != nil {
      draft.mark(node, .override)
      return .skipChildren
    }
    if let base = node.receiver?.trimmedDescription,
      base == "Container.shared" || base.hasPrefix("Container.shared.manager"),
      ["reset", "push", "pop", "with"].contains(node.methodName ?? ""), !table.types.isDeclared("Container")
    {
      draft.mark(node, node.methodName == "with" ? .passedContainer : .reset)
    }
    return .visitChildren
  }

  /// Finds the factory that a call resolves, and the bytes to replace: the call, without the arguments of a factory
  /// that has a parameter.
  private func request(_ node: FunctionCallExprSyntax) -> (Range<Int>, String)? {
    let whole = source.range(of: node)
    // `resolve(\.log)`
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      FactoryNames.functions.contains(name), node.arguments.count == 1,
      let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self), let factory = path.factoryName
    {
      return (whole, factory)
    }
    // `Container.shared.log.resolve()`
    if node.methodName == "resolve", node.arguments.isEmpty, let base = node.receiver, let factory = factoryName(base) {
      return (whole, factory)
    }
    guard let factory = factoryName(node.calledExpression), let service = table[factory] else { return nil }
    if service.parameter == nil { return node.arguments.isEmpty ? (whole, factory) : nil }
    return (source.range(of: node.calledExpression), factory)
  }

  /// Returns the name of the factory that an expression refers to: `Container.shared.log`, and in a container
  /// `self.log` and `log`.
  private func factoryName(_ expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      let root = base.trimmedDescription
      let isShared = root == "Container.shared" && !table.types.isDeclared("Container")
      return (isShared || (isInContainer && root == "self")) && table[name] != nil ? name : nil
    }
    guard isInContainer, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return table[name] != nil ? name : nil
  }

  private func rewriteRequest(
    _ node: FunctionCallExprSyntax, _ range: Range<Int>, _ factory: String, _ service: FactoryTable.Service
  ) {
    if let provider {
      if table.types.needsMainActor(service.type, at: node) { doubts.insert(.notSendableRequest(service.type)) }
      let metatype = table.spelling.metatype(MigratedTypeSpelling.parsed(service.type))
      let name = service.name.map { ", name: \"\($0)\"" } ?? ""
      guard service.parameter == nil else {
        draft.replace(
          range, by: "\(provider).resolveRequired(AssistedFactory<\(service.type), \(service.parameter!)>.self)")
        return
      }
      draft.replace(range, by: "\(provider).resolveRequired(\(metatype)\(name))")
      return
    }
    if let name = service.name { return draft.mark(node, .named(service.type, name)) }
    if table.types.needsMainActor(service.type, at: node) { draft.mark(node, .notSendableRequest(service.type)) }
    draft.replace(range, by: injectedValue(service))
    draft.note("the factory \(factory) is the service \(service.type)", at: node)
  }

  /// Marks a use of a container other than `Container.shared`, such as one that is passed: `container.log()`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.lastPathName, base == "$0" || base.lowercased().hasSuffix("container"),
      table[node.declName.baseName.text] != nil, node.base?.trimmedDescription != "Container.shared",
      node.parent?.is(FunctionCallExprSyntax.self) == true || node.parent?.is(MemberAccessExprSyntax.self) == true
    {
      draft.mark(node, .passedContainer)
    }
    return .visitChildren
  }

  // MARK: Tests

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.first(named: "Test"), let body = node.body else { return .visitChildren }
    let overridden = overrides(in: body)
    guard !overridden.isEmpty else { return .visitChildren }
    addTrait(overridden, to: attribute, body)
    return .skipChildren
  }
}

extension AttributeSyntax {
  /// The key path in the attribute: `\.log` of `@Injected(\.log)`.
  fileprivate var factoryPath: KeyPathExprSyntax? {
    guard case .argumentList(let arguments)? = arguments, arguments.count == 1 else { return nil }
    return arguments.first?.expression.as(KeyPathExprSyntax.self)
  }
}

extension KeyPathExprSyntax {
  /// The property of `Container` that a key path names: `log` of `\.log` and `\Container.log`.
  var factoryName: String? {
    guard components.count == 1, root == nil || root?.trimmedDescription == "Container" else { return nil }
    return firstProperty
  }
}

extension FunctionCallExprSyntax {
  /// The name of the factory that the call registers: `log` of `Container.shared.log.register { … }`.
  var registeredFactory: String? {
    guard methodName == FactoryNames.register, let factory = receiver?.as(MemberAccessExprSyntax.self),
      factory.base?.trimmedDescription == "Container.shared"
    else { return nil }
    return factory.declName.baseName.text
  }
}
