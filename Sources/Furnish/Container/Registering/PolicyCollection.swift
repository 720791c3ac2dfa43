extension ServiceCollection {
  /// The same collection, where what is registered takes the place of all that were
  /// registered under the same type and name so far.
  ///
  /// ```swift
  /// services.replacing.registerOnMainActor(Screen.self) { MockScreen() }
  /// ```
  public var replacing: any ServiceCollection { PolicyCollection(self, .replace) }

  /// The same collection, where what is registered gives way to what is registered already
  /// under the same type and name.
  ///
  /// ```swift
  /// services.addingIfMissing.include(Defaults())
  /// ```
  public var addingIfMissing: any ServiceCollection { PolicyCollection(self, .addIfMissing) }
}

/// A collection that hands everything on with another policy.
final class PolicyCollection: ServiceCollection {
  private let collection: any ServiceCollection
  private let policy: RegistrationPolicy

  init(_ collection: any ServiceCollection, _ policy: RegistrationPolicy) {
    self.collection = collection
    self.policy = policy
  }

  func add(_ registration: ServiceRegistration) {
    var registration = registration
    registration.policy = policy
    collection.add(registration)
  }

  func include(_ module: some ServiceModule) {
    collection.include(ModuleUnderPolicy(module: module, policy: policy))
  }
}

/// A module whose registrations come with another policy: a module of its own, so that it is
/// included once, too.
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
