import FurnishGraph

/// The registrations and the requests of a program with Factory.
final class FactoryReading: DeclaredReading {
  static let dialect = Dialect.factory
  static let libraryType = FactoryNames.sharedContainer

  let index: DeclarationIndex
  let modules: RunningModules
  let declarations: FactoryDeclarations
  let spelling: FactorySpelling
  let bodies: [CodeBody]
  private let overrides: FactoryOverrides
  let requests: DeclaredRequests

  init(_ index: DeclarationIndex, exposed: Set<String>?) {
    self.index = index
    let modules = RunningModules(index, exposed: exposed)
    self.modules = modules
    declarations = FactoryDeclarations(index)
    spelling = FactorySpelling(
      declarations: declarations,
      aliases: index.aliases(of: FactoryNames.wrappers.union(FactoryNames.laterWrappers), in: .factory))
    bodies = index.bodies(in: .factory) { modules.isPreview($0) }
    overrides = FactoryOverrides(declarations, spelling, bodies)
    requests = DeclaredRequests(.factory, index, modules)
  }

  var firstDeclaration: SourcePlace? { declarations.all.map(\.place).min() }

  // MARK: Registrations

  func registrations() -> [SourceRegistration] { declaredRegistrations() + repeatedRegistrations() }

  private func declaredRegistrations() -> [SourceRegistration] {
    let reader = CodeReader(index, spelling, follows: true)
    return declarations.all.compactMap { declaration in
      let registered = overrides.registered[declaration.id] ?? []
      let isPromised = if case .promised = declaration.recipe.source { true } else { false }
      if isPromised, registered.isEmpty, !declaration.recipe.isRegistered {
        guard overrides.registersUnknown else { return nil }
        requests.noteUnread(declaration.id.service.type.text, at: declaration.place)
      }
      var registration = SourceRegistration(service: declaration.id.service, place: declaration.place)
      registration.lifetime = lifetime(of: declaration)
      let direct = reader.requests { read(declaration, with: $0) }
      let later = reader.requests { reader in
        for (closure, scope) in registered { reader.read(closure.body, in: isPromised ? scope : scope.later) }
      }
      registration.dependencies = (direct + later).dependencies
      if case .unread = declaration.recipe.source { registration.isOpaque = true }
      return registration
    }.sorted { ($0.place, $0.service.type.text) < ($1.place, $1.service.type.text) }
  }

  private func read(_ declaration: FactoryDeclarations.Declaration, with reader: CodeReader) {
    var scope = declaration.scope
    switch declaration.recipe.source {
    case .closures(let closures):
      scope.isDeferred = closures.count > 1
      for closure in closures { reader.read(closure.body, in: scope) }
    case .initializer(let expression):
      let call: Call? =
        switch expression {
        case .functionReference(let base?, let name, let labels, let place):
          Call(
            callee: .member(base, name, place),
            arguments: labels.map { CallArgument(label: $0, value: .other) }, place: place)
        case .member(let base, "init", let place):
          Call(callee: .member(base, "init", place), arguments: [], place: place)
        default: nil
        }
      if let call { reader.read(.call(call), in: scope) }
    case .promised, .unread: break
    }
    for closure in declaration.recipe.contexts { reader.read(closure.body, in: scope.later) }
  }

  private func lifetime(of declaration: FactoryDeclarations.Declaration) -> LifetimeDescription {
    guard let scope = declaration.recipe.scope else { return LifetimeDescription(name: "unique", sharing: .none) }
    if let known = FactoryNames.lifetime(ofScope: scope, isReset: overrides.resetsCached) { return known }
    guard let variable = index.foreignVariables["Scope"]?[scope]?.first,
      case .call(let call)? = index.variables[variable].facts.initialValue
    else { return LifetimeDescription(name: scope, sharing: .none) }
    switch call.callee.calledName {
    case "Cached": return LifetimeDescription(name: scope, sharing: .scope)
    case "Singleton": return LifetimeDescription(name: scope, sharing: .container)
    default: return LifetimeDescription(name: scope, sharing: .none)
    }
  }

  /// Returns a registration for each factory that is registered again after code has resolved it: the first instance
  /// stays in use.
  private func repeatedRegistrations() -> [SourceRegistration] {
    overrides.lateRegistrations { id in
      declarations[id].map { lifetime(of: $0).sharing != .none } ?? false
    }.map { id, place in
      var registration = SourceRegistration(service: id.service, place: place)
      registration.lifetime = declarations[id].map { lifetime(of: $0) } ?? .singleton
      return registration
    }
  }

  // MARK: Requests

  func readRequests() {
    let wrapped = index.wrappedProperties(
      of: .factory, hasAliases: !spelling.aliases.isEmpty, isWrapper: spelling.isWrapper)
    for (variable, attribute) in wrapped where !modules.isPreview(variable.owner) {
      let scope = CodeScope(context: spelling.context(of: variable))
      add(
        spelling.subject(of: attribute.arguments, in: scope),
        at: SourcePlace(file: variable.file, place: attribute.place))
    }
    for body in bodies {
      let visitor = CodeVisitor(
        called: { call, _ in
          let place = SourcePlace(file: body.context.file, place: call.place)
          self.add(self.spelling.subject(of: call, in: body.scope), at: place)
        },
        enters: { call, _ in
          call.callee.calledName != "#Preview" && !FactoryNames.testContexts.contains(call.callee.calledName ?? "")
        })
      visitor.visit(body.statements)
    }
  }

  private func add(_ subject: FactorySpelling.Subject?, at place: SourcePlace) {
    switch subject {
    case .factory(let id):
      // Another package that can name the promised factory may register it.
      let isWhole = modules.isWhole(index.moduleOfFile[place.file], isOpen: declarations[id]?.isPublic ?? true)
      requests.add(id.service, isOptional: !isWhole, at: place)
    case .undeclared(let id):
      let root = id.container == FactoryNames.container ? "" : id.container
      let text = "@Injected(\\\(root).\(id.name))"
      requests.addUndeclared(text, requestedBy: text, at: place)
    case nil: break
    }
  }
}
