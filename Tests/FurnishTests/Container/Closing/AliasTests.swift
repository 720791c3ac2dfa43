import Furnish
import Testing

/// One object under several registrations is closed once, by the scope that created it.
struct AliasTests {
  private protocol Storage: Closeable, Sendable {}
  private final class CloudStorage: Storage {
    func close() async throws { Journal.note("closed") }
  }

  @Test func `a singleton that has an alias is closed once`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, CloudStorage.init)
        .register((any Storage).self) { (storage: CloudStorage) in storage }
    } _: {
      _ = ($0.resolve(CloudStorage.self), $0.resolve((any Storage).self))
    }
    #expect(closed == ["root", "closed"])
  }

  @Test func `a singleton is closed once if an alias requests it from the provider`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, CloudStorage.init)
        .register((any Storage).self) { provider in provider.resolveRequired(CloudStorage.self) }
    } _: {
      _ = $0.resolve((any Storage).self)
    }
    #expect(closed == ["root", "closed"])
  }

  @Test func `closing a scope with a scoped alias leaves the singleton open`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, CloudStorage.init)
        .register((any Storage).self, lifetime: .scoped) { (storage: CloudStorage) in storage }
    } _: {
      let scope = $0.makeScope()
      _ = scope.resolve((any Storage).self)
      try await scope.close()
    }
    #expect(closed == ["root", "closed"])
  }

  @Test func `closing a scope with a transient alias leaves the singleton open`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, CloudStorage.init)
        .register((any Storage).self, lifetime: .transient) { (storage: CloudStorage) in storage }
    } _: {
      let scope = $0.makeScope()
      _ = (scope.resolve((any Storage).self), scope.resolve((any Storage).self))
      try await scope.close()
    }
    #expect(closed == ["root", "closed"])
  }

  @Test func `closing an override with an alias leaves the singleton open`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, CloudStorage.init)
    } _: {
      let override = $0.overriding {
        $0.register((any Storage).self) { (storage: CloudStorage) in storage }
      }
      _ = override.resolve((any Storage).self)
      try await override.close()
    }
    #expect(closed == ["root", "closed"])
  }

  @Test func `an alias of an instance that was passed in is never closed`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, instance: CloudStorage())
        .register((any Storage).self) { (storage: CloudStorage) in storage }
    } _: {
      _ = $0.resolve((any Storage).self)
    }
    #expect(closed == ["root"])
  }

  @Test func `an instance that was passed in and that a decorator returns is never closed`() async throws {
    let closed = try await closings {
      $0.register((any Storage).self, instance: CloudStorage())
        .decorate((any Storage).self) { (inner: any Storage) in inner }
    } _: {
      _ = $0.resolve((any Storage).self)
    }
    #expect(closed == ["root"])
  }

  @Test func `a singleton that a decorator returns is closed once`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self, CloudStorage.init)
        .decorate(CloudStorage.self) { (inner: CloudStorage) in inner }
        .register((any Storage).self) { (storage: CloudStorage) in storage }
        .decorate((any Storage).self) { (inner: any Storage) in inner }
    } _: {
      _ = $0.resolve((any Storage).self)
    }
    #expect(closed == ["root", "closed"])
  }

  @Test func `an async singleton that has an async alias is closed once`() async throws {
    let closed = try await closings {
      $0.register(CloudStorage.self) { () async in CloudStorage() }
        .register((any Storage).self) { (storage: CloudStorage) async in storage }
    } _: {
      _ = try await $0.require((any Storage).self)
    }
    #expect(closed == ["root", "closed"])
  }
}
