extension ServiceCollection {
  /// The same collection, in which each registration replaces all earlier registrations of its type and name.
  ///
  /// Use it where a program or a test chooses another service than a library registered:
  ///
  /// ```swift
  /// services.replacing
  ///   .register((any Log).self) { SilentLog() }
  ///   .registerOnMainActor(Screen.self) { MockScreen() }
  /// ```
  ///
  /// All forms of `register` and `include` are available, and calls that are chained to it replace as well. A
  /// registration of an included module replaces earlier registrations from outside of the module, but not those of the
  /// module itself.
  public var replacing: any ServiceCollection { PolicyCollection(self, .replace) }

  /// The same collection, in which a registration has no effect if its type and name are already registered.
  ///
  /// Use it for the defaults of a library: a service that the program has registered before takes precedence.
  ///
  /// ```swift
  /// services.addingIfMissing.include(Defaults())
  /// ```
  ///
  /// All forms of `register` and `include` are available, and calls that are chained to it have the same policy. A
  /// registration of an included module has no effect if its service was registered before the module. Registrations of
  /// the module itself do not count.
  public var addingIfMissing: any ServiceCollection { PolicyCollection(self, .addIfMissing) }
}

/// A collection that passes each registration on under a policy.
///
/// The policy that is written closest to a registration applies: `replacing.addingIfMissing` adds if missing, and a
/// module that is included under a policy may itself choose another one for some of its services.
final class PolicyCollection: ServiceCollection {
  private let collection: any ServiceCollection
  private let policy: RegistrationPolicy
  private let batch: RegistrationBatch?

  init(_ collection: any ServiceCollection, _ policy: RegistrationPolicy, _ batch: RegistrationBatch? = nil) {
    self.collection = collection
    self.policy = policy
    self.batch = batch
  }

  func add(_ registration: ServiceRegistration) {
    var registration = registration
    if registration.policy == .add { (registration.policy, registration.batch) = (policy, batch) }
    if let batch { registration.batches.append(batch) }
    collection.add(registration)
  }

  func add(_ declaration: ScopeLevelDeclaration) { collection.add(declaration) }

  func add(_ module: some ServiceModule) {
    collection.add(ModuleUnderPolicy(included: module, policy: policy, batch: batch ?? RegistrationBatch()))
  }
}

/// The inclusion of a module under a policy. Its identity distinguishes the registrations of that module from others.
final class RegistrationBatch: Sendable {}

/// A module whose registrations are added under a policy.
struct ModuleUnderPolicy: ServiceModule {
  let included: any ServiceModule
  let policy: RegistrationPolicy
  let batch: RegistrationBatch

  func register(in services: any ServiceCollection) {
    included.register(in: PolicyCollection(services, policy, batch))
  }

  /// The module itself, without policies: it is included once, no matter under which policy.
  var module: any ServiceModule { (included as? ModuleUnderPolicy)?.module ?? included }
}
