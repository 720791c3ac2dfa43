import Furnish

/// Registers the recipes of a plan, and notes what they create and what is closed.
///
/// `@unchecked Sendable`: everything that changes is guarded by `lock`.
final class TreeWorkshop: @unchecked Sendable {
  private let plan: TreePlan
  private let lock = Lock()
  private var pieceCount = 0
  private var createdCount = 0
  private var closed: [Int] = []

  init(_ plan: TreePlan) { self.plan = plan }

  var created: Int { lock.withLock { createdCount } }

  /// The numbers of the pieces that were closed, in order.
  var closings: [Int] { lock.withLock { closed } }

  func noteClosing(of piece: TreePiece) { lock.withLock { closed.append(piece.number) } }

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

  /// What the recipe of a registration returns.
  private func result(
    _ registration: TreePlan.Registration, _ links: [TreeLink], _ provider: (any ServiceProvider)? = nil
  ) -> TreePiece {
    if registration.isAlias { return links[0].pieces[0] }
    return piece(
      .registration(registration.number), links, registration.form == .storing ? provider : nil,
      key: registration.key, isCloseable: registration.isCloseable)
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
    switch (registration.lifetime, plan.services[registration.service].home) {
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

  // MARK: Requesting

  private func links(_ registration: TreePlan.Registration, from provider: any ServiceProvider) throws -> [TreeLink] {
    try registration.dependencies.map { dependency in
      switch dependency.mode {
      case .all: .pieces(try all(dependency.service, from: provider))
      case .optional: .pieces(try last(dependency.service, from: provider).map { [$0] } ?? [])
      case .one, .lazy: .pieces([try one(dependency.service, from: provider)])
      }
    }
  }

  private func links(
    _ registration: TreePlan.Registration, awaitingFrom provider: any ServiceProvider
  ) async throws -> [TreeLink] {
    var links: [TreeLink] = []
    for dependency in registration.dependencies {
      let pieces =
        switch dependency.mode {
        case .all: try await awaitAll(dependency.service, from: provider)
        case .optional: try last(dependency.service, from: provider).map { [$0] } ?? []
        case .one, .lazy: [try await awaitOne(dependency.service, from: provider)]
        }
      links.append(.pieces(pieces))
    }
    return links
  }

  func one(_ service: Int, from provider: any ServiceProvider) throws -> TreePiece {
    func request<Kind: TreeKind>(_ kind: Kind.Type) throws -> TreePiece {
      Kind.piece(try provider.require(Kind.Service.self, name: name(service)))
    }
    return try request(kind(service))
  }

  func last(_ service: Int, from provider: any ServiceProvider) throws -> TreePiece? {
    func request<Kind: TreeKind>(_ kind: Kind.Type) throws -> TreePiece? {
      try provider.find(ServiceRequest<Kind.Service>(name: name(service))).map(Kind.piece)
    }
    return try request(kind(service))
  }

  func all(_ service: Int, from provider: any ServiceProvider) throws -> [TreePiece] {
    func request<Kind: TreeKind>(_ kind: Kind.Type) throws -> [TreePiece] {
      try provider.findAll(ServiceRequest<Kind.Service>(name: name(service))).map(Kind.piece)
    }
    return try request(kind(service))
  }

  func awaitOne(_ service: Int, from provider: any ServiceProvider) async throws -> TreePiece {
    func request<Kind: TreeKind>(_ kind: Kind.Type) async throws -> TreePiece {
      Kind.piece(try await provider.require(Kind.Service.self, name: name(service)))
    }
    return try await request(kind(service))
  }

  private func awaitAll(_ service: Int, from provider: any ServiceProvider) async throws -> [TreePiece] {
    func request<Kind: TreeKind>(_ kind: Kind.Type) async throws -> [TreePiece] {
      try await provider.requireAll(Kind.Service.self, name: name(service)).map(Kind.piece)
    }
    return try await request(kind(service))
  }
}
