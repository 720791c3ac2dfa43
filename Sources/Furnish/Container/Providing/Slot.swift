import FurnishAtomics
import FurnishGraph

/// One registration in a built table: what it takes to make its service.
///
/// `@unchecked Sendable`: everything is set in `init`; the edges are owned by the table, which
/// keeps the slot.
@usableFromInline
package final class Slot: @unchecked Sendable {
  let recipe: Recipe
  let registration: ServiceRegistration
  let decorators: [ServiceRegistration]

  /// The number of the registration in the table.
  let number: Int
  let sharing: LifetimeSharing

  /// The edges of the recipe, then those of the decorators.
  let edges: UnsafePointer<Edge>

  /// What the scope has to do: nothing but call the recipe, each time.
  @usableFromInline let isPlainTransient: Bool

  private let make: Recipe.Make

  init(
    _ registration: ServiceRegistration, decorators: [ServiceRegistration], number: Int,
    edges: UnsafePointer<Edge>
  ) {
    self.registration = registration
    self.decorators = decorators
    self.number = number
    self.edges = edges
    recipe = registration.recipe
    make = registration.recipe.make
    sharing = registration.lifetime.sharing
    isPlainTransient = sharing == .none && recipe.isolation == nil
  }

  var name: ServiceName? { registration.name }

  var isKept: Bool { sharing != .none }

  /// What was handed in and stays as it is.
  var supplied: KeptStorage? { decorators.isEmpty ? recipe.supplied : nil }

  /// Makes the service in memory that is laid out for it.
  ///
  /// - Throws: What went wrong, with the chain; nothing stands in the memory then.
  @usableFromInline
  func make(
    in scope: ServiceScope, at memory: UnsafeMutableRawPointer
  ) throws(ServiceError) {
    var frame = furnish_frame()
    let depth = furnish_frame_enter(&frame, Unmanaged.passUnretained(self).toOpaque(), isKept)
    defer { furnish_frame_leave(&frame) }
    if depth % Frames.checkedEvery == 0 { try Frames.checkForCycle(at: self, in: scope) }
    do {
      try make(scope, edges, memory)
      if !decorators.isEmpty { try decorate(in: scope, at: memory) }
    } catch {
      throw ServiceError.failed(error, making: self)
    }
  }

  private func decorate(in scope: ServiceScope, at memory: UnsafeMutableRawPointer) throws {
    var edges = edges + recipe.dependencies.count
    for decorator in decorators {
      try decorator.recipe.make(scope, edges, memory)
      edges += decorator.recipe.dependencies.count
    }
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
    // The recipe keeps it.
    self.reader = reader.map(Unmanaged.passUnretained)
  }
}
