/// A registration of a service: an element of a ``ServiceCollection``.
public struct ServiceRegistration: Sendable {
  /// The type under which the service is resolved.
  public var service: any Any.Type { recipe.service }

  /// The name under which the service is resolved, if it has one.
  public let name: ServiceName?

  /// The key of the service among all that are registered for its type under keys of the same type, if it has one.
  ///
  /// A registration with a key is resolved only together with the others of its group, as a dictionary.
  public let key: (any Hashable & Sendable)?

  /// The lifetime of the service's instances.
  public let lifetime: any Lifetime

  /// A Boolean value that indicates whether `start()` creates the service.
  public let isEager: Bool

  /// The place of the call to `register`: `Module/File.swift:12`.
  public var place: String { source.description }

  let recipe: Recipe
  let source: CallPlace

  /// The policy that applies if the service is already registered.
  public internal(set) var policy: RegistrationPolicy

  /// A Boolean value that indicates whether this registration wraps the others of the service, rather than adding a
  /// service.
  public let isDecorator: Bool

  /// Whether this decorator wraps only transient registrations.
  var wrapsTransientsOnly = false

  /// The inclusion of a module that set the policy; `nil` if the policy was set in another way.
  var batch: RegistrationBatch?

  /// The inclusions of modules under a policy that this registration is part of.
  var batches: [RegistrationBatch] = []

  /// The module that registered the service; set by `include`.
  var module: Int?

  /// A value that an integration stores with the registration. For example, FurnishServiceLifecycle stores how the
  /// service is run.
  package var attachment: (any Sendable)?

  /// Whether the instance is not replaced when registrations that it depends on change, because the service is running.
  package var outlivesChanges = false

  @usableFromInline
  package init(
    _ recipe: Recipe, name: ServiceName?, key: (any Hashable & Sendable)? = nil, lifetime: some Lifetime,
    isEager: Bool = false, policy: RegistrationPolicy = .add, isDecorator: Bool = false,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.recipe = recipe
    self.name = name
    self.key = key
    self.lifetime = lifetime
    self.isEager = isEager
    self.policy = policy
    self.isDecorator = isDecorator
    source = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
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
