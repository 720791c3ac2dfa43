/// The scopes that wait for the calling code, because it runs in the `close()` of one of their instances. The code must
/// not wait for these scopes: both would wait forever.
struct ClosingScopes {
  @TaskLocal private static var current: ClosingScopes?

  private let scope: ServiceScope

  /// The scopes that wait for `scope`, because it is closed by the `close()` of one of their instances; nil if none
  /// does.
  private let outer: Outer?

  private final class Outer: Sendable {
    let scopes: ClosingScopes

    init(_ scopes: ClosingScopes) { self.scopes = scopes }
  }

  /// Returns whether closing `scope` would have to wait for the calling code.
  static func isInside(_ scope: ServiceScope) -> Bool {
    var next = current
    while let closing = next {
      var inner: ServiceScope? = closing.scope
      while let current = inner {
        if current === scope { return true }
        inner = current.parent
      }
      next = closing.outer?.scopes
    }
    return false
  }

  /// Runs `body` as code that no scope waits for.
  static func withoutClosingScopes(_ body: () async -> Void) async { await $current.withValue(nil) { await body() } }

  /// Runs `body`, which closes instances for `scope`.
  static func with(_ scope: ServiceScope, _ body: () async -> Void) async {
    await $current.withValue(inner(scope)) { await body() }
  }

  private static func inner(_ scope: ServiceScope) -> ClosingScopes {
    ClosingScopes(scope: scope, outer: current.map(Outer.init))
  }

  /// Closes instances of `scope`, one after the other.
  ///
  /// - Parameter failures: Receives the errors that closing throws.
  static func close(_ instances: ClosingList, of scope: ServiceScope, _ failures: inout [ClosingFailure]) async {
    switch instances {
    case .none: break
    case .one(let instance):
      let (slot, observers) = (instance.slot.takeUnretainedValue(), scope.table.observers)
      let observation = observers.begin()
      scope.closingBegins(slot)
      defer {
        scope.closingEnds(slot)
        // From now on, code that closes another instance of the scope must not receive this one.
        instance.noteEnd()
      }
      do {
        try await $current.withValue(inner(scope)) { try await instance.close() }
        observation?.end(.closed, slot, in: scope, instance)
      } catch {
        observation?.end(.closingFailed(error), slot, in: scope, instance)
        failures.append(ClosingFailure(subject: .service(slot), error: error))
      }
    case .several(let instances):
      for instance in instances { await close(.one(instance), of: scope, &failures) }
    }
  }
}

extension ServiceInstance {
  /// Closes the instance on its actor.
  fileprivate func close() async throws {
    if isBoundToMainActor { return try await closeOnMainActor() }
    let object = object
    let closer = object.flatMap(CloseableTypes.closer)
    if let object, let closer, closer.isNonisolated { return try await closer.close(object) }
    // A cast finds a conformance that belongs to an actor only if it runs on that actor.
    guard let closeable = boxed as? any Closeable else { return try await closeOnMainActor() }
    if let closer, Self.isOutsideOfActors() { closer.noteNonisolated() }
    try await closeable.close()
  }

  private static func isOutsideOfActors(_ isolation: isolated (any Actor)? = #isolation) -> Bool { isolation == nil }

  @MainActor
  private func closeOnMainActor() async throws {
    guard let closeable = boxed as? any Closeable else { throw UnknownClosingActor() }
    try await closeable.close()
  }
}

/// The error of an instance whose conformance to ``Closeable`` belongs to another actor than the main actor.
struct UnknownClosingActor: Error {}
