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
  /// All forms of `register` and `include` are available, and calls that are chained to it replace as well.
  public var replacing: any ServiceCollection { PolicyCollection(self, .replace) }

  /// The same collection, in which a registration has no effect if its type and name are already registered.
  ///
  /// Use it for the defaults of a library, which give way to the choice of a program:
  ///
  /// ```swift
  /// services.addingIfMissing.include(Defaults())
  /// ```
  ///
  /// All forms of `register` and `include` are available, and calls that are chained to it give way as well.
  public var addingIfMissing: any ServiceCollection { PolicyCollection(self, .addIfMissing) }
}

/// A collection that passes each registration on under a policy.
///
/// The policy that is written closest to a registration wins: `replacing.addingIfMissing` adds if missing, and a module
/// that is included under a policy may itself choose another one for some of its services.
final class PolicyCollection: ServiceCollection {
  private let collection: any ServiceCollection
  private let policy: RegistrationPolicy

  init(_ collection: any ServiceCollection, _ policy: RegistrationPolicy) {
    self.collection = collection
    self.policy = policy
  }

  func add(_ registration: ServiceRegistration) {
    var registration = registration
    if registration.policy == .add { registration.policy = policy }
    collection.add(registration)
  }

  func add(_ declaration: ScopeLevelDeclaration) { collection.add(declaration) }

  func add(_ module: some ServiceModule) { collection.add(ModuleUnderPolicy(module: module, policy: policy)) }
}

/// A module whose registrations are added under a policy. It differs from the module itself, so that a collection
/// includes each of them once.
struct ModuleUnderPolicy<Module: ServiceModule>: ServiceModule, Equatable {
  let module: Module
  let policy: RegistrationPolicy

  func register(in services: any ServiceCollection) {
    module.register(in: PolicyCollection(services, policy))
  }

  static func == (one: Self, other: Self) -> Bool {
    one.policy == other.policy && one.module.isSame(as: other.module)
  }
}
