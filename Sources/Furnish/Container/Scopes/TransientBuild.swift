import FurnishPrimitives

/// A run of an asynchronous recipe for a transient instance, or a request through the provider of a recipe, which may
/// create such instances.
///
/// If code in the recipe closes the scope, the closing must not wait for the recipe.
//
// `@unchecked Sendable`: `binding` is an atomic word, and everything else is set in `init`. `scope` and `provider` are
// read only while the recipe runs, by code that is part of it: the call that runs the recipe retains both.
final class TransientBuild: @unchecked Sendable {
  private static let local = TaskLocal<TransientBuild?>(wrappedValue: nil)

  private let kind: Kind
  private let scope: Unmanaged<ServiceScope>
  private let outer: TransientBuild?

  /// The number of recipes of transient instances, from the outermost to this one, that wait for each other.
  private let depth: Int

  /// For a recipe, the provider that it receives, if the scope is going to retain the instance. For a request, the
  /// provider that receives it.
  private let provider: Unmanaged<RecipeProvider>?

  private enum Kind {
    case recipe
    case request
    /// The recipe of a stored instance for which another run waits.
    case stored
  }

  /// The address at which the task-local of the recipe is stored, as for ``AsyncBuild``; 0 when the recipe has ended.
  /// An unstructured task that the recipe has started reads a copy at another address, and is not part of the recipe.
  private var binding = AtomicWord.unplaced
  private var bindingStorage = furnish_word()

  private init(_ kind: Kind, in scope: ServiceScope, _ provider: RecipeProvider?, outer: TransientBuild?) {
    self.kind = kind
    self.scope = .passUnretained(scope)
    self.provider = provider.map { .passUnretained($0) }
    self.outer = outer
    depth = (outer?.depth ?? 0) + (kind == .recipe ? 1 : 0)
    binding = AtomicWord(inside: &bindingStorage)
  }

  private static var storage: UnsafeRawPointer? {
    furnish_task_local_storage(Unmanaged.passUnretained(local).toOpaque())
  }

  /// The innermost run that the calling code is part of.
  private static var current: TransientBuild? {
    guard let storage, let build = local.get(), build.binding.load() == UInt(bitPattern: storage) else { return nil }
    return build
  }

  /// The greatest number of recipes that may wait for each other. Awaited recipes take no stack, so an endless
  /// recursion would not end at the end of the stack.
  static let deepest = 1_000

  /// The number of recipes of transient instances that wait for the calling code.
  static var depth: Int { current?.depth ?? 0 }

  /// Runs a recipe that creates a transient instance for `scope`.
  ///
  /// - Parameter provider: The provider that the recipe receives, if the scope is going to retain the instance.
  static func run<Success: Sendable>(
    in scope: ServiceScope, _ provider: RecipeProvider?, _ recipe: () async throws -> Success
  ) async throws -> Success {
    try await run(.recipe, in: scope, provider, recipe)
  }

  /// Makes a request through the provider of a recipe. The recipes of transient services that it runs receive this
  /// provider.
  static func request<Success: Sendable>(
    through provider: RecipeProvider, in scope: ServiceScope, _ request: () async throws -> Success
  ) async throws -> Success {
    try await run(.request, in: scope, provider, request)
  }

  /// Runs the recipe of a stored instance in the task of its requester. The transient instances that it requests belong
  /// to that instance, also if the recipe of a transient instance waits for it.
  @inline(__always)
  static func runStored<Success: Sendable>(_ recipe: () async throws -> Success) async throws -> Success {
    guard let current else { return try await recipe() }
    return try await run(.stored, in: current.scope.takeUnretainedValue(), nil, recipe)
  }

  private static func run<Success: Sendable>(
    _ kind: Kind, in scope: ServiceScope, _ provider: RecipeProvider?, _ recipe: () async throws -> Success
  ) async throws -> Success {
    let build = TransientBuild(kind, in: scope, provider, outer: current)
    defer {
      build.binding.store(0)
      withExtendedLifetime(provider) {}
    }
    return try await local.withValue(build) {
      build.binding.store(storage.map { UInt(bitPattern: $0) } ?? 0)
      return try await recipe()
    }
  }

  /// The provider of the innermost instance that a scope is going to retain, and that scope.
  static var heldHere: (scope: ServiceScope, provider: RecipeProvider)? {
    var next = current
    while let build = next, build.kind != .stored {
      if let provider = build.provider, build.binding.load() != 0 {
        return (build.scope.takeUnretainedValue(), provider.takeUnretainedValue())
      }
      next = build.outer
    }
    return nil
  }

  /// Returns the number of runs for a scope that the calling code is part of.
  static func count(in scope: ServiceScope) -> UInt { count { $0 === scope } }

  /// Returns whether the calling code is part of a run for a scope, or for one of the scopes inside it, which the scope
  /// closes when it is closed.
  static func isInside(_ scope: ServiceScope) -> Bool {
    count { sequence(first: $0, next: \.parent).contains { $0 === scope } } > 0
  }

  private static func count(where condition: (ServiceScope) -> Bool) -> UInt {
    var count: UInt = 0
    var next = current
    while let build = next {
      let isRunning = build.kind == .recipe && build.binding.load() != 0
      if isRunning, build.scope._withUnsafeGuaranteedRef(condition) { count += 1 }
      next = build.outer
    }
    return count
  }
}
