import FurnishGraph

/// The factories of Factory as registrations of one container, and the places that resolve them as its requests.
extension Interpreter {
  /// - Parameter exposed: The modules that other packages may import; `nil` if they are unknown.
  func readFactory(exposed: Set<String>?) {
    // The sources may include the library itself.
    guard index.modulesDeclaring[FactoryNames.sharedContainer] == nil else { return }
    let reading = FactoryReading(index, exposed: exposed)
    guard let place = reading.place else { return }
    var container = SourceContainer(kind: .container, place: place)
    container.dialect = .factory
    container.registrations = reading.registrations()
    for request in reading.requests() { container.ask(request) }
    container.registrations += reading.repeatedRegistrations()
    for obstacle in reading.obstacles { note(obstacle) }
    doubts += reading.doubts
    containers.append(container)
  }
}

/// The registrations and the requests of a program with Factory.
final class FactoryReading {
  let index: DeclarationIndex
  let shape: ProgramShape
  let declarations: FactoryDeclarations
  let spelling: FactorySpelling
  let bodies: [CodeBody]
  private let overrides: FactoryOverrides
  private(set) var obstacles: [SourceObstacle] = []
  private(set) var doubts: [ServiceDoubt] = []

  init(_ index: DeclarationIndex, exposed: Set<String>?) {
    self.index = index
    let shape = ProgramShape(index, exposed: exposed)
    self.shape = shape
    declarations = FactoryDeclarations(index)
    spelling = FactorySpelling(declarations: declarations)
    bodies = index.bodies(in: .factory) { shape.isPreview($0) }
    overrides = FactoryOverrides(declarations, spelling, bodies)
  }

  /// Where reports say that the container is: its first factory, or the first place that uses the library.
  var place: SourcePlace? {
    declarations.all.map(\.place).min()
      ?? index.files.indices.first { index.uses(.factory, in: $0) }.map {
        SourcePlace(file: $0, place: Place(line: 1, column: 1))
      }
  }

  // MARK: Registrations

  func registrations() -> [SourceRegistration] {
    let reader = CodeReader(index, spelling, follows: true)
    return declarations.all.compactMap { declaration in
      let registered = overrides.registered[declaration.id] ?? []
      let isPromised = if case .promised = declaration.recipe.source { true } else { false }
      if isPromised, registered.isEmpty, !declaration.recipe.isRegistered {
        guard overrides.registersUnknown else { return nil }
        obstacles.append(
          SourceObstacle(kind: .request(declaration.id.service.type.text), place: declaration.place, dialect: .factory))
      }
      var registration = SourceRegistration(service: declaration.id.service, place: declaration.place)
      registration.lifetime = lifetime(of: declaration)
      let own = reader.requests { read(declaration, with: $0) }
      let later = reader.requests { reader in
        for (closure, scope) in registered { reader.read(closure.body, in: isPromised ? scope : scope.later) }
      }
      registration.dependencies = dependencies(own + later)
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

  private func dependencies(_ requests: [FoundRequest]) -> [SourceDependency] {
    let atOnce = Set(requests.filter { !$0.isDeferred }.map(\.service))
    return requests.filter { !$0.isDeferred || !atOnce.contains($0.service) }.map { request in
      SourceDependency(service: request.service, isDeferred: request.isDeferred)
    }.uniqued()
  }

  private func lifetime(of declaration: FactoryDeclarations.Declaration) -> ServiceLifetime {
    guard let scope = declaration.recipe.scope else { return ServiceLifetime(name: "unique", sharing: .none) }
    if let own = FactoryNames.lifetime(ofScope: scope, isReset: overrides.resetsCached) { return own }
    guard let variable = index.foreignVariables["Scope"]?[scope]?.first,
      case .call(let call)? = index.variables[variable].facts.initialValue
    else { return ServiceLifetime(name: scope, sharing: .none) }
    switch call.callee.calledName {
    case "Cached": return ServiceLifetime(name: scope, sharing: .scope)
    case "Singleton": return ServiceLifetime(name: scope, sharing: .container)
    default: return ServiceLifetime(name: scope, sharing: .none)
    }
  }

  /// A factory that is registered again behind the place that resolved it: what holds the first instance keeps it.
  func repeatedRegistrations() -> [SourceRegistration] {
    overrides.lateRegistrations { id in
      declarations[id].map { lifetime(of: $0).sharing != .none } ?? false
    }.map { id, place in
      var registration = SourceRegistration(service: id.service, place: place)
      registration.lifetime = declarations[id].map { lifetime(of: $0) } ?? .singleton
      return registration
    }
  }

  // MARK: Requests

  func requests() -> [SourceRequest] {
    var requests: [SourceRequest] = []
    for number in index.variables.indices where index.uses(.factory, in: index.variables.file(number)) {
      let variable = index.variables[number]
      guard !shape.isPreview(variable.owner),
        let attribute = variable.facts.attributes.first(where: { spelling.isWrapper($0.name) })
      else { continue }
      let scope = CodeScope(context: spelling.context(of: variable))
      add(
        spelling.subject(of: attribute.arguments, in: scope),
        at: SourcePlace(file: variable.file, place: attribute.place),
        to: &requests)
    }
    for body in bodies {
      let visitor = CodeVisitor(
        called: { call in
          let place = SourcePlace(file: body.context.file, place: call.place)
          self.add(self.spelling.subject(of: call, in: body.scope), at: place, to: &requests)
        },
        enters: { call in
          call.callee.calledName != "#Preview" && !FactoryNames.testContexts.contains(call.callee.calledName ?? "")
        })
      visitor.visit(body.statements)
    }
    return requests
  }

  private func add(_ subject: FactorySpelling.Subject?, at place: SourcePlace, to requests: inout [SourceRequest]) {
    let module = index.moduleOfFile[place.file]
    var dependency: SourceDependency
    switch subject {
    case .factory(let id):
      dependency = SourceDependency(service: id.service)
      // Another package that can name the promised factory may register it.
      if !shape.isWhole(module, isOpen: declarations[id]?.isPublic ?? true) { dependency.cardinality = .optional }
    case .undeclared(let id):
      let root = id.container == FactoryNames.container ? "" : id.container
      let text = "@Injected(\\\(root).\(id.name))"
      let service = SourceService(type: .nominal(name: text, declaration: nil, arguments: []))
      if shape.importsUnread(module), !shape.importsUnread(inFile: place.file) {
        doubts.append(ServiceDoubt(service: service, place: place, reason: .unreadModule, dialect: .factory))
        return
      }
      if shape.importsUnread(module) {
        let kind = SourceObstacle.Kind.request(text)
        if !obstacles.contains(where: { $0.kind == kind }) {
          obstacles.append(SourceObstacle(kind: kind, place: place, dialect: .factory))
        }
        return
      }
      dependency = SourceDependency(service: service)
    case nil: return
    }
    var request = SourceRequest(dependency: dependency, place: place)
    request.dialect = .factory
    requests.append(request)
  }
}
