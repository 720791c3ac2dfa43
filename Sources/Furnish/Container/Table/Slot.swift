import FurnishPrimitives

/// A registration in the table of a built container, with its recipe and its dependencies.
// `@unchecked Sendable`: everything is set in `init`, except for atomic words; the table that retains the slot owns its
// edges.
@usableFromInline
package final class Slot: BuildTarget, @unchecked Sendable {
  let recipe: Recipe

  // Copies of the parts of the recipe that requests read most often: reading them here counts no reference to the
  // recipe.
  let service: any Any.Type
  let isAsynchronous: Bool

  /// The actor to which the recipe or a decorator is isolated.
  let actor: (any Actor)?
  let isIsolated: Bool
  let isConfined: Bool

  /// The traits of the instances: whether they are bound to the main actor, and whether only code on it may receive
  /// them.
  let traits: StoredValue.Traits

  let registration: ServiceRegistration
  let decorators: [ServiceRegistration]
  @usableFromInline let isDecorated: Bool

  /// The requests of the recipe and the decorators, as the registrations of the table determine them.
  let dependencies: [DependencyRequest]

  /// The number of the registration in the table.
  let number: Int

  /// The number of the service, as ``ServiceIndex`` assigns it.
  let serviceNumber: Int

  /// The level whose scopes store the instances; the root for transients, too.
  let level: LevelNumber

  /// Whether a scope stores the instance.
  @usableFromInline let isStored: Bool

  /// Whether the lifetime may end an instance before its scope ends.
  let expires: Bool

  /// Whether this is the input of a level.
  let isInput: Bool

  /// Whether a recipe takes the provider, so that its requests are known only when it makes them.
  let isOpaque: Bool

  /// The edges of the recipe, then those of the decorators.
  @usableFromInline let edges: UnsafePointer<Edge>

  /// Not 0 if each request only calls the recipe; set at the first request.
  @exclusivity(unchecked) @usableFromInline var plain = AtomicWord.unplaced
  private var plainStorage = furnish_word()

  /// Not 0 once an instance lives with an override of a value, or has lived with one: from then on, requests search the
  /// overrides, too.
  @exclusivity(unchecked) private(set) var variants = AtomicWord.unplaced
  private var variantsStorage = furnish_word()

  @usableFromInline let maker: Maker

  init(
    _ registration: ServiceRegistration, decorators: [ServiceRegistration], dependencies: [DependencyRequest],
    number: Int, service serviceNumber: Int, level: LevelNumber, isPermanent: Bool, edges: UnsafePointer<Edge>
  ) {
    self.registration = registration
    self.decorators = decorators
    self.dependencies = dependencies
    // An `AssistedFactory` calls the decorators of the services that it creates.
    isDecorated = !decorators.isEmpty && !registration.recipe.isAssisted
    self.number = number
    self.serviceNumber = serviceNumber
    self.level = level
    self.edges = edges
    recipe = registration.recipe
    service = recipe.service
    isAsynchronous = recipe.isAsynchronous
    actor = recipe.isolation ?? decorators.lazy.compactMap(\.recipe.isolation).first
    isIsolated = actor != nil
    isConfined = recipe.isConfined || decorators.contains(where: \.recipe.isConfined)
    traits = Slot.traits(isBoundToMainActor: actor === MainActor.shared, isConfined: isConfined)
    maker = registration.recipe.maker
    let lifetime = registration.lifetime
    isStored = lifetime.sharing != .none
    expires = isStored && !isPermanent
    isInput = type(of: lifetime) == LevelInput.self
    isOpaque = recipe.isOpaque || decorators.contains { $0.recipe.isOpaque }
    super.init(subject: Slot.subject)
    plain = AtomicWord(inside: &plainStorage)
    variants = AtomicWord(inside: &variantsStorage)
  }

  var name: ServiceName? { registration.name }

  @inlinable var isPlain: Bool { plain.load() != 0 }

  /// Whether an instance may be stored outside of its cell, because it lives with an override of a value or may expire.
  var mayLiveOutsideCell: Bool { expires || variants.load() != 0 }

  /// Notes that an instance lives with an override of a value.
  func noteVariant() { variants.store(1) }

  /// Returns whether a scope stores a transient instance in order to close it, which depends on whether its static type
  /// conforms to ``Closeable``. If no scope does, and the recipe is neither isolated nor asynchronous, later requests
  /// only call the recipe: see ``plain``.
  func closesTransients() -> Bool {
    let closes = CloseableTypes.contain(service)
    if !closes, !isIsolated, !isAsynchronous { plain.store(1) }
    return closes
  }

  /// The instance that was passed in, unless a decorator wraps it.
  var supplied: ValueStorage? { isDecorated ? nil : recipe.supplied }

  private static func traits(isBoundToMainActor: Bool, isConfined: Bool) -> StoredValue.Traits {
    var traits: StoredValue.Traits = []
    // Only services of the main actor are confined.
    if isBoundToMainActor || isConfined { traits.insert(.isBoundToMainActor) }
    if isConfined { traits.insert(.isConfined) }
    return traits
  }

  @Sendable private static func subject(of frame: BuildFrame) -> BuildSubject {
    let scope = Unmanaged<ServiceScope>.fromOpaque(frame.pointee.scope!).takeUnretainedValue()
    return scope.subject(of: frame.slot)
  }
}

extension Slot {
  /// Calls a function of the recipe that requests services, as part of the chain of requests.
  func requesting<Success>(in scope: ServiceScope, _ request: () throws -> Success) throws -> Success {
    var frame = furnish_frame()
    return try withUnsafeMutablePointer(to: &frame) { frame in
      let fits = furnish_frame_enter(
        frame, Unmanaged.passUnretained(self).toOpaque(), nil, nil, Unmanaged.passUnretained(scope).toOpaque())
      defer { furnish_frame_leave(frame) }
      if !fits { throw scope.table.stackIsShort() }
      return try request()
    }
  }

  /// Replaces the value in `memory` by what the decorators return for it. If one of them throws, the memory is not
  /// initialized afterwards.
  func decorate(at memory: UnsafeMutableRawPointer, in scope: ServiceScope) throws -> WrappedInstances? {
    func wrap<T>(_ type: T.Type) throws -> WrappedInstances? {
      let memory = memory.assumingMemoryBound(to: type)
      let (created, wrapped) = try decorated(memory.move(), in: scope)
      memory.initialize(to: created)
      return wrapped
    }
    return try _openExistential(service, do: wrap)
  }

  func decorated<T>(_ inner: T, in scope: ServiceScope) throws -> (value: T, WrappedInstances?) {
    // A scope closes only instances that it retains, and none that was passed in.
    let isHeld = isStored || closesTransients()
    var isPassedIn = recipe.supplied != nil
    var created = inner
    var wrapped: [ServiceInstance] = []
    var edges = edges + recipe.dependencies.count
    for decorator in decorators {
      let received = isHeld && !isPassedIn ? ServiceInstance.closeable(created, of: self, in: scope) : nil
      isPassedIn = false
      do {
        // `decorate` has stored a recipe that creates functions of this type.
        let function = try withUnsafeTemporaryAllocation(of: DecoratorFunction<T>.self, capacity: 1) { memory in
          try decorator.recipe.maker(scope, edges, UnsafeMutableRawPointer(memory.baseAddress!))
          return memory.moveElement(from: 0)
        }
        created = try function.wrap(created)
      } catch {
        if let received { wrapped.append(received) }
        EndedInstances.close(wrapped, of: [scope])
        throw error
      }
      if let received, !ServiceInstance.isCloseable(created) { wrapped.append(received) }
      edges += decorator.recipe.dependencies.count
    }
    return (created, wrapped.isEmpty ? nil : WrappedInstances(wrapped))
  }
}

/// A lifetime that ends no instance before the scope that stores the instance ends.
protocol PermanentLifetime {}

extension Singleton: PermanentLifetime {}
extension Scoped: PermanentLifetime {}
extension ScopedTo: PermanentLifetime {}
extension Transient: PermanentLifetime {}

/// The service that a parameter of a recipe requests, as the graph stores it.
@frozen
@usableFromInline
package struct Edge {
  /// The number of the service that the argument is; 0 if a reader creates the argument.
  @usableFromInline let service: Int32
  /// The number of the requested service.
  let requested: Int32
  @usableFromInline let reader: Unmanaged<DependencyReader>?

  init(service: Int, reader: DependencyReader?) {
    requested = Int32(service)
    self.service = reader == nil ? requested : 0
    // The slot retains it.
    self.reader = reader.map(Unmanaged.passUnretained)
  }
}

extension BuildFrame {
  /// The registration whose instance this frame builds.
  var slot: Slot { Unmanaged<Slot>.fromOpaque(pointee.slot!).takeUnretainedValue() }
}
