/// A transient instance whose asynchronous recipe the calling code is part of: closing the scope from there must not
/// wait for that recipe.
//
// `@unchecked Sendable`: `isRunning` is guarded by the engine's lock.
final class TransientBuild: @unchecked Sendable {
  @TaskLocal private static var current: TransientBuild?

  private let scope: ServiceScope
  private let outer: TransientBuild?

  /// A task that the recipe has started may outlive it.
  private var isRunning = true

  private init(in scope: ServiceScope, outer: TransientBuild?) {
    self.scope = scope
    self.outer = outer
  }

  /// Runs a recipe that creates a transient instance for `scope`.
  static func run<Success: Sendable>(
    in scope: ServiceScope, _ recipe: () async throws -> Success
  ) async throws -> Success {
    let build = TransientBuild(in: scope, outer: current)
    defer { Engine.lock.withLock { build.isRunning = false } }
    return try await $current.withValue(build) { try await recipe() }
  }

  /// How many such recipes of a scope the calling code is part of.
  static func count(in scope: ServiceScope) -> UInt {
    guard let current else { return 0 }
    return Engine.lock.withLock {
      sequence(first: current, next: \.outer).reduce(0) { $1.scope === scope && $1.isRunning ? $0 + 1 : $0 }
    }
  }
}
