public import FurnishAtomics

/// One registration in a built table: what it takes to make its service.
///
/// `@unchecked Sendable`: everything is set in `init`; the edges are owned by the table, which
/// keeps the slot.
@usableFromInline
package final class Slot: @unchecked Sendable {
  let recipe: Recipe
  let registration: ServiceRegistration
  let decorators: [ServiceRegistration]

  /// What the recipe and the decorators ask for.
  let dependencies: [DependencyRequest]
  @usableFromInline let isDecorated: Bool

  /// The number of the registration in the table.
  let number: Int
  @usableFromInline let sharing: LifetimeSharing
  @usableFromInline let isKept: Bool

  /// The edges of the recipe, then those of the decorators.
  @usableFromInline let edges: UnsafePointer<Edge>

  /// Not 0 where a scope has nothing to do but to call the recipe, each time; found out when
  /// it is first asked.
  @exclusivity(unchecked) @usableFromInline var plain = AtomicWord.unplaced
  private var plainStorage = furnish_word()

  @usableFromInline let maker: ErasedMaker

  init(
    _ registration: ServiceRegistration, decorators: [ServiceRegistration], dependencies: [DependencyRequest],
    number: Int, edges: UnsafePointer<Edge>
  ) {
    self.registration = registration
    self.decorators = decorators
    self.dependencies = dependencies
    isDecorated = !decorators.isEmpty
    self.number = number
    self.edges = edges
    recipe = registration.recipe
    maker = registration.recipe.maker
    sharing = registration.lifetime.sharing
    isKept = sharing != .none
    plain = AtomicWord(inside: &plainStorage)
  }

  var name: ServiceName? { registration.name }

  @inlinable var isPlain: Bool { plain.load() != 0 }

  /// Finds out whether a scope keeps what this makes for nobody in particular, in order to
  /// close it: where its type says that it is ``Closeable``.
  func closesTransients() -> Bool {
    let closes = CloseableTypes.contain(recipe.service)
    if !closes, recipe.isolation == nil, !recipe.isAsynchronous { plain.store(1) }
    return closes
  }

  /// What was handed in and stays as it is.
  var supplied: KeptStorage? { isDecorated ? nil : recipe.supplied }

  /// Makes the service. The table keeps the slot: to retain it as well would cost as much as
  /// the rest of this.
  ///
  /// - Throws: What went wrong, with the chain.
  @inlinable
  static func make<T>(
    _ slot: Unmanaged<Slot>, in scope: ServiceScope, as type: T.Type
  ) throws(ServiceError) -> T {
    var frame = furnish_frame()
    return try withUnsafeMutablePointer(to: &frame) { frame throws(ServiceError) in
      let isKept = slot._withUnsafeGuaranteedRef { $0.isKept }
      let depth = furnish_frame_enter(frame, slot.toOpaque(), isKept)
      defer { furnish_frame_leave(frame) }
      if depth % Frames.checkedEvery == 0 { try Frames.checkForCycle(at: slot, in: scope) }
      do {
        let made = try slot._withUnsafeGuaranteedRef {
          // It was a maker of `T` before it was erased, and is laid out alike.
          try unsafeBitCast($0.maker, to: Maker<T>.self).make(scope, $0.edges)
        }
        let isDecorated = slot._withUnsafeGuaranteedRef { $0.isDecorated }
        return isDecorated ? try decorated(made, by: slot, in: scope) : made
      } catch {
        throw ServiceError.failed(error, making: slot)
      }
    }
  }

  @usableFromInline
  static func decorated<T>(
    _ inner: T, by slot: Unmanaged<Slot>, in scope: ServiceScope
  ) throws -> T {
    try slot.takeUnretainedValue().decorated(inner, in: scope)
  }

  private func decorated<T>(_ inner: T, in scope: ServiceScope) throws -> T {
    var made = inner
    var edges = edges + recipe.dependencies.count
    for decorator in decorators {
      // What `decorate` has put there is a maker of such functions.
      let wrap = unsafeBitCast(decorator.recipe.maker, to: Maker<(T) throws -> T>.self)
      made = try wrap.make(scope, edges)(made)
      edges += decorator.recipe.dependencies.count
    }
    return made
  }

  /// What stands in memory, wrapped by the decorators.
  func decorated(_ storage: KeptStorage, in scope: ServiceScope) throws -> KeptStorage {
    func wrap<T>(_ type: T.Type) throws -> KeptStorage {
      let inner = storage.address.assumingMemoryBound(to: type).pointee
      storage.destroy()
      return KeptStorage(try decorated(inner, in: scope))
    }
    return try _openExistential(recipe.service, do: wrap)
  }

  /// Makes the service in memory of its own.
  func makeStorage(in scope: ServiceScope) throws(ServiceError) -> KeptStorage {
    func storage<T>(_ type: T.Type) -> Result<KeptStorage, ServiceError> {
      Result { () throws(ServiceError) in
        KeptStorage(try Slot.make(.passUnretained(self), in: scope, as: type))
      }
    }
    var storage = try _openExistential(recipe.service, do: storage).get()
    do throws(ServiceError) {
      storage.keeping = try Keeping(of: storage, registration)
    } catch {
      storage.destroy()
      throw error
    }
    return storage
  }
}

/// Where a parameter of a recipe leads.
@frozen
@usableFromInline
package struct Edge {
  /// The number of the service; 0 where a reader makes the argument.
  @usableFromInline let service: Int
  @usableFromInline let reader: Unmanaged<DependencyReader>?

  init(service: Int, reader: DependencyReader?) {
    self.service = service
    // The slot keeps it.
    self.reader = reader.map(Unmanaged.passUnretained)
  }
}
