import Furnish

/// The recipes of a plan, with a record of the pieces that they created and that were closed.
// `@unchecked Sendable`: everything that changes is guarded by `lock`.
final class TreeWorkshop: @unchecked Sendable {
  let plan: TreePlan
  private let lock = Lock()
  private var pieceCount = 0
  private var createdCount = 0
  private var closed: [TreePiece] = []

  init(_ plan: TreePlan) { self.plan = plan }

  var created: Int { lock.withLock { createdCount } }

  /// The pieces that were closed, in order.
  var closings: [TreePiece] { lock.withLock { closed } }

  func noteClosing(of piece: TreePiece) { lock.withLock { closed.append(piece) } }

  func kind(_ service: Int) -> any TreeKind.Type {
    let kinds: [any TreeKind.Type] = [
      TreeKind0.self, TreeKind1.self, TreeKind2.self, TreeKind3.self, TreeKind4.self, TreeKind5.self,
    ]
    return kinds[plan.services[service].kind]
  }

  func name(_ service: Int) -> ServiceName? { plan.services[service].isNamed ? BlueName.name : nil }

  private func piece(
    _ maker: TreeMaker, _ links: [TreeLink], _ provider: (any ServiceProvider)?, key: Int?, isCloseable: Bool,
    isSupplied: Bool = false
  ) -> TreePiece {
    let value = key.map { $0 == 0 ? ServiceValues.current[TreeKey0.self] : ServiceValues.current[TreeKey1.self] }
    let number = lock.withLock {
      pieceCount += 1
      if !isSupplied { createdCount += 1 }
      return pieceCount
    }
    if isCloseable { return CloseableTreePiece(number, maker, links, provider, value, of: self) }
    return TreePiece(number, maker, links, provider, value)
  }

  /// Creates the result of a registration's recipe.
  private func result(
    _ registration: TreePlan.Registration, _ links: [TreeLink], _ provider: (any ServiceProvider)? = nil
  ) -> TreePiece {
    if registration.isAlias { return links[0].pieces[0] }
    return piece(
      .registration(registration.number), links, registration.form == .storing ? provider : nil,
      key: registration.readKey, isCloseable: registration.isCloseable)
  }

  // MARK: Registering

  func apply(_ changes: [TreePlan.Change], to services: any ServiceCollection) {
    for change in changes {
      switch change {
      case .register(let registration): add(registration, kind(registration.service), to: services)
      case .replace(let registration): add(registration, kind(registration.service), to: services.replacing)
      case .decorate(let decorator): decorate(decorator, kind(decorator.service), in: services)
      }
    }
  }

  private func add<Kind: TreeKind>(
    _ registration: TreePlan.Registration, _ kind: Kind.Type, to services: any ServiceCollection
  ) {
    switch (registration.lifetime, plan.services[registration.service].scopeKind) {
    case (.transient, _): add(registration, kind, Transient.transient, to: services)
    case (.stored, .root): add(registration, kind, Singleton.singleton, to: services)
    case (.stored, .session): add(registration, kind, ScopedTo.scoped(to: TreeSession.self), to: services)
    case (.stored, .screen): add(registration, kind, ScopedTo.scoped(to: TreeScreen.self), to: services)
    case (.stored, .scope): add(registration, kind, Scoped.scoped, to: services)
    }
  }

  private func add<Kind: TreeKind>(
    _ registration: TreePlan.Registration, _ kind: Kind.Type, _ lifetime: some Lifetime,
    to services: any ServiceCollection
  ) {
    let name = name(registration.service)
    switch registration.form {
    case .supplied:
      let piece = piece(
        .registration(registration.number), [], nil, key: nil, isCloseable: registration.isCloseable, isSupplied: true)
      services.register(Kind.Service.self, name: name, instance: Kind.service(piece))
    case .opaque, .storing:
      if registration.isAsync {
        services.register(Kind.Service.self, name: name, lifetime: lifetime) {
          [self] (provider: any ServiceProvider) async throws -> Kind.Service in
          Kind.service(result(registration, try await links(registration, awaitingFrom: provider), provider))
        }
      } else {
        services.register(Kind.Service.self, name: name, lifetime: lifetime) {
          [self] (provider: any ServiceProvider) throws -> Kind.Service in
          Kind.service(result(registration, try links(registration, from: provider), provider))
        }
      }
    case .declared:
      let parameters = registration.dependencies.map(parameter)
      switch parameters.count {
      case 0: addDeclared(registration, kind, lifetime, to: services)
      case 1: addUnary(registration, kind, lifetime, parameters[0], to: services)
      default: addBinary(registration, kind, lifetime, parameters[0], parameters[1], to: services)
      }
    }
  }

  // An existential type is opened as an argument of its own, not as a part of a pack.

  private func addUnary<Kind: TreeKind, Parameter: TreeParameter>(
    _ registration: TreePlan.Registration, _ kind: Kind.Type, _ lifetime: some Lifetime,
    _ parameter: Parameter.Type, to services: any ServiceCollection
  ) { addDeclared(registration, kind, lifetime, parameter, to: services) }

  private func addBinary<Kind: TreeKind, First: TreeParameter, Second: TreeParameter>(
    _ registration: TreePlan.Registration, _ kind: Kind.Type, _ lifetime: some Lifetime,
    _ first: First.Type, _ second: Second.Type, to services: any ServiceCollection
  ) { addDeclared(registration, kind, lifetime, first, second, to: services) }

  private func addDeclared<Kind: TreeKind, each Parameter: TreeParameter>(
    _ registration: TreePlan.Registration, _ kind: Kind.Type, _ lifetime: some Lifetime,
    _ parameters: repeat (each Parameter).Type, to services: any ServiceCollection
  ) {
    let make: @Sendable (repeat (each Parameter).Argument) -> Kind.Service = {
      [self] (arguments: repeat (each Parameter).Argument) in
      var links: [TreeLink] = []
      repeat links.append((each Parameter).link(each arguments))
      return Kind.service(result(registration, links))
    }
    let name = name(registration.service)
    if registration.isAsync {
      services.register(Kind.Service.self, name: name, lifetime: lifetime) {
        (arguments: repeat (each Parameter).Argument) async in make(repeat each arguments)
      }
    } else {
      services.register(Kind.Service.self, name: name, lifetime: lifetime, make)
    }
  }

  private func parameter(_ dependency: TreePlan.Dependency) -> any TreeParameter.Type {
    func type<Kind: TreeKind>(_ kind: Kind.Type) -> any TreeParameter.Type {
      switch dependency.mode {
      case .one: plan.services[dependency.service].isNamed ? NamedParameter<Kind>.self : PlainParameter<Kind>.self
      case .optional: OptionalParameter<Kind>.self
      case .all: ArrayParameter<Kind>.self
      case .lazy: LazyParameter<Kind>.self
      }
    }
    return type(kind(dependency.service))
  }

  private func decorate<Kind: TreeKind>(
    _ decorator: TreePlan.Decorator, _ kind: Kind.Type, in services: any ServiceCollection
  ) {
    if let dependency = decorator.dependency {
      decorate(decorator, kind, parameter(dependency), in: services)
    } else {
      services.decorate(Kind.Service.self, name: name(decorator.service)) { [self] (inner: Kind.Service) in
        Kind.service(wrapped(Kind.piece(inner), decorator, []))
      }
    }
  }

  private func decorate<Kind: TreeKind, Parameter: TreeParameter>(
    _ decorator: TreePlan.Decorator, _ kind: Kind.Type, _ parameter: Parameter.Type, in services: any ServiceCollection
  ) {
    services.decorate(Kind.Service.self, name: name(decorator.service)) {
      [self] (inner: Kind.Service, argument: Parameter.Argument) in
      Kind.service(wrapped(Kind.piece(inner), decorator, [Parameter.link(argument)]))
    }
  }

  private func wrapped(_ inner: TreePiece, _ decorator: TreePlan.Decorator, _ links: [TreeLink]) -> TreePiece {
    guard decorator.wraps else { return inner }
    return piece(
      .decorator(decorator.number), [.pieces([inner])] + links, nil, key: nil, isCloseable: decorator.isCloseable)
  }
}
