/// A registration of a service: an element of a ``ServiceCollection``.
public struct ServiceRegistration: Sendable {
  /// The facts are in an object, because a table copies each registration several times: a copy counts one reference.
  private var facts: Facts

  // `@unchecked Sendable`: the variables are changed only by a registration that is the only owner of the object.
  private final class Facts: @unchecked Sendable {
    let recipe: Recipe
    let name: ServiceName?
    let key: (any Hashable & Sendable)?
    let lifetime: any Lifetime
    let isEager: Bool
    let isDecorator: Bool
    let source: CallPlace
    var options: Options

    init(
      _ recipe: Recipe, _ name: ServiceName?, _ key: (any Hashable & Sendable)?, _ lifetime: any Lifetime,
      isEager: Bool, isDecorator: Bool, _ source: CallPlace, _ options: Options
    ) {
      self.recipe = recipe
      self.name = name
      self.key = key
      self.lifetime = lifetime
      self.isEager = isEager
      self.isDecorator = isDecorator
      self.source = source
      self.options = options
    }

    func copied() -> Facts {
      Facts(recipe, name, key, lifetime, isEager: isEager, isDecorator: isDecorator, source, options)
    }
  }

  /// The facts that may change after the registration was created.
  private struct Options {
    var policy: RegistrationPolicy
    var wrapsTransientsOnly = false
    var batch: RegistrationBatch?
    var batches: [RegistrationBatch] = []
    var module: Int?
    var attachment: (any Sendable)?
    var outlivesChanges = false
  }

  @usableFromInline
  package init(
    _ recipe: Recipe, name: ServiceName?, key: (any Hashable & Sendable)? = nil, lifetime: some Lifetime,
    isEager: Bool = false, policy: RegistrationPolicy = .add, isDecorator: Bool = false,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    facts = Facts(
      recipe, name, key, lifetime, isEager: isEager, isDecorator: isDecorator,
      CallPlace(fileID: fileID, filePath: filePath, line: line, column: column), Options(policy: policy))
  }

  private var options: Options {
    _read { yield facts.options }
    _modify {
      if !isKnownUniquelyReferenced(&facts) { facts = facts.copied() }
      yield &facts.options
    }
  }

  /// The type under which the service is resolved.
  public var service: any Any.Type { recipe.service }

  /// The name under which the service is resolved, if it has one.
  public var name: ServiceName? { facts.name }

  /// The key of the service among all that are registered for its type under keys of the same type, if it has one.
  ///
  /// A registration with a key is resolved only together with the others of its group, as a dictionary.
  public var key: (any Hashable & Sendable)? { facts.key }

  /// The lifetime of the service's instances.
  public var lifetime: any Lifetime { facts.lifetime }

  /// A Boolean value that indicates whether `start()` creates the service.
  public var isEager: Bool { facts.isEager }

  /// The place of the call to `register`: `Module/File.swift:12`.
  public var place: String { source.description }

  var recipe: Recipe { facts.recipe }
  var source: CallPlace { facts.source }

  /// The policy that applies if the service is already registered.
  public internal(set) var policy: RegistrationPolicy {
    get { options.policy }
    set { options.policy = newValue }
  }

  /// A Boolean value that indicates whether this registration wraps the others of the service, rather than adding a
  /// service.
  public var isDecorator: Bool { facts.isDecorator }

  /// Whether this decorator wraps only transient registrations.
  var wrapsTransientsOnly: Bool {
    get { options.wrapsTransientsOnly }
    set { options.wrapsTransientsOnly = newValue }
  }

  /// The inclusion of a module that set the policy; `nil` if the policy was set in another way.
  var batch: RegistrationBatch? {
    get { options.batch }
    set { options.batch = newValue }
  }

  /// The inclusions of modules under a policy that this registration is part of.
  var batches: [RegistrationBatch] {
    get { options.batches }
    set { options.batches = newValue }
  }

  /// The module that registered the service; set by `include`.
  var module: Int? {
    get { options.module }
    set { options.module = newValue }
  }

  /// A value that an integration stores with the registration. For example, FurnishServiceLifecycle stores how the
  /// service is run.
  package var attachment: (any Sendable)? {
    get { options.attachment }
    set { options.attachment = newValue }
  }

  /// Whether the instance is not replaced when registrations that it depends on change, because the service is running.
  package var outlivesChanges: Bool {
    get { options.outlivesChanges }
    set { options.outlivesChanges = newValue }
  }

  /// The type of the key.
  var keyType: (any Any.Type)? { key.map { type(of: $0) } }

  var identity: RegistrationIdentity {
    RegistrationIdentity(
      service: ServiceIdentity(recipe.service, name, by: keyType), key: key.map { AnyHashable($0) })
  }
}

extension ServiceRegistration {
  /// The identity that a decorator must have to wrap this registration. For a service that takes an argument, it is the
  /// identity of the created service, and not that of the factory.
  var decoratedIdentity: RegistrationIdentity {
    guard let created = recipe.assisted?.type else { return identity }
    return RegistrationIdentity(service: ServiceIdentity(created, nil), key: nil)
  }
}

/// The identity that policies and decorators compare: the identity of the service, and the key.
struct RegistrationIdentity: Hashable {
  let service: ServiceIdentity
  let key: AnyHashable?
}
