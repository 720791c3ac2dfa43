/// A registration, as the rules need it: a node of the graph.
package struct Registration: Sendable {
  /// The index of the registered service.
  package var service: Int
  package var lifetime: LifetimeDescription
  /// The level of a lifetime that is shared within a level, or `nil` if the facts do not show it.
  package var level: Wiring.LevelNumber?
  package var isolation: ServiceIsolation
  /// A Boolean value that indicates whether the recipe is `async`.
  package var isAsynchronous: Bool
  /// A Boolean value that indicates whether `start()` creates the instance.
  package var isEager: Bool
  /// A Boolean value that indicates whether the service runs after the start of the container: it was registered
  /// with `registerRunning`.
  package var isRunning: Bool
  /// A Boolean value that indicates whether the recipe is a closure over the provider, whose requests are not visible.
  package var isOpaque: Bool
  /// A Boolean value that indicates whether the instance was passed in. It exists already, so its ``dependencies`` do
  /// not count.
  package var isSupplied: Bool
  /// A Boolean value that indicates whether the instance is bound to its actor and not `Sendable`: no code outside of
  /// the actor may receive it, whether it exists already or not.
  package var isConfined: Bool
  /// A Boolean value that indicates whether the lifetime is `.weak`, and the service is a structure or an enumeration.
  package var isWeakValue: Bool
  /// A Boolean value that indicates whether the registration is in a branch of the source, so that the program
  /// may execute another registration instead.
  package var isAlternative: Bool
  /// A Boolean value that indicates whether the recipe can throw.
  package var isThrowing: Bool
  /// The key of a keyed registration. All keyed registrations of one type, name and type of key are one service.
  package var key: RegistrationKey?
  /// The index of the module that registers the service; `nil` if the program registers it directly.
  package var module: Int?
  package var dependencies: [Dependency]

  package init(
    service: Int,
    lifetime: LifetimeDescription = .singleton,
    level: Wiring.LevelNumber? = nil,
    isolation: ServiceIsolation = .none,
    isAsynchronous: Bool = false,
    isEager: Bool = false,
    isRunning: Bool = false,
    isOpaque: Bool = false,
    isSupplied: Bool = false,
    isConfined: Bool = false,
    isWeakValue: Bool = false,
    isAlternative: Bool = false,
    isThrowing: Bool = false,
    key: RegistrationKey? = nil,
    module: Int? = nil,
    dependencies: [Dependency] = []
  ) {
    self.service = service
    self.lifetime = lifetime
    self.level = level
    self.isolation = isolation
    self.isAsynchronous = isAsynchronous
    self.isEager = isEager
    self.isRunning = isRunning
    self.isOpaque = isOpaque
    self.isSupplied = isSupplied
    self.isConfined = isConfined
    self.isWeakValue = isWeakValue
    self.isAlternative = isAlternative
    self.isThrowing = isThrowing
    self.key = key
    self.module = module
    self.dependencies = dependencies
  }
}
