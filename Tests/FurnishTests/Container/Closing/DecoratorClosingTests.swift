import Furnish
import Testing

/// Closing instances that decorators wrap.
struct DecoratorClosingTests {
  private protocol Store: Sendable {}

  private final class Disk: Store, Closeable {
    private let closed: Shared<[String]>

    init(_ closed: Shared<[String]>) { self.closed = closed }

    func close() async throws { closed.withValue { $0.append("disk") } }
  }

  private struct Cached: Store { let inner: any Store }

  private final class Forwarding: Store, Closeable {
    private let inner: any Store
    private let closed: Shared<[String]>

    init(_ inner: any Store, _ closed: Shared<[String]>) {
      self.inner = inner
      self.closed = closed
    }

    func close() async throws {
      closed.withValue { $0.append("forwarding") }
      try await (inner as? any Closeable)?.close()
    }
  }

  private struct Broken: Error {}

  private func waitForClosings(_ closed: Shared<[String]>, _ count: Int) async {
    let deadline = ContinuousClock.now + .seconds(60)
    while closed.value.count < count, .now < deadline { await Task.yield() }
  }

  @Test func `the scope closes an instance whose decorator cannot be closed`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self, lifetime: .scoped) { Disk(closed) }
        .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    let scope = provider.makeScope()
    #expect(scope.resolveRequired((any Store).self) is Cached)
    try await scope.close()
    #expect(closed.value == ["disk"])
    try await provider.close()
    #expect(closed.value == ["disk"])
  }

  private enum Drive: PlainKey { static var value: Int { 0 } }
  private enum Folder: PlainKey { static var value: Int { 0 } }

  private final class Volume: Closeable, Sendable {
    private let drive = ServiceValues.current[Drive.self]
    private let closed: Shared<[String]>

    init(_ closed: Shared<[String]>) { self.closed = closed }

    func close() { closed.withValue { $0.append("volume") } }
  }

  private final class Files: Store, Closeable {
    private let folder = ServiceValues.current[Folder.self]
    private let closed: Shared<[String]>

    init(_ volume: Volume, _ closed: Shared<[String]>) { self.closed = closed }

    func close() async throws {
      closed.withValue { $0.append("files begin") }
      for _ in 0..<100 { await Task.yield() }
      closed.withValue { $0.append("files end") }
    }
  }

  @Test func `at the end of overrides, a wrapped instance is closed before its dependency`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register(Volume.self) { Volume(closed) }
        .register((any Store).self) { (volume: Volume) in Files(volume, closed) }
        .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    withServices {
      $0[Drive.self] = 1
      $0[Folder.self] = 1
    } operation: {
      #expect(provider.resolveRequired((any Store).self) is Cached)
    }
    try await provider.close()
    #expect(closed.value == ["files begin", "files end", "volume"])
  }

  private final class Shelf: Store {
    let inner: any Store
    init(_ inner: any Store) { self.inner = inner }
  }

  @Test func `the instance in a weak service is closed if the service is in use, and released if not`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self, lifetime: .weak) { Disk(closed) }
        .decorate((any Store).self) { (inner: any Store) in Shelf(inner) }
    }
    var disk: Weak<Disk>?
    do {
      let shelf = try #require(provider.resolveRequired((any Store).self) as? Shelf)
      disk = Weak(shelf.inner as? Disk)
    }
    #expect(disk?.isReleased == true)
    let inUse = provider.resolveRequired((any Store).self)
    try await provider.close()
    #expect(closed.value == ["disk"])
    withExtendedLifetime(inUse) {}
  }

  @Test func `a decorator that can be closed closes the instance that it wraps`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self) { Disk(closed) }
        .decorate((any Store).self) { (inner: any Store) in Forwarding(inner, closed) }
    }
    _ = provider.resolveRequired((any Store).self)
    try await provider.close()
    #expect(closed.value == ["forwarding", "disk"])
  }

  @Test func `the scope closes an instance of an asynchronous recipe whose decorator cannot be closed`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self) { () async in Disk(closed) }
        .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    _ = try await provider.require((any Store).self)
    try await provider.close()
    #expect(closed.value == ["disk"])
  }

  @Test func `an alias that a decorator wraps is closed only by the scope that owns it`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register(Disk.self) { Disk(closed) }
        .register((any Store).self, lifetime: .scoped) { (disk: Disk) in disk }
        .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    let scope = provider.makeScope()
    _ = scope.resolveRequired((any Store).self)
    try await scope.close()
    #expect(closed.value == [])
    try await provider.close()
    #expect(closed.value == ["disk"])
  }

  @Test func `the instance that a failing decorator received is closed at once`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self) { Disk(closed) }
        .decorate((any Store).self) { (_: any Store) throws in throw Broken() }
    }
    #expect(throws: ServiceError.self) { try provider.require((any Store).self) }
    await waitForClosings(closed, 1)
    #expect(closed.value == ["disk"])
    try await provider.close()
    #expect(closed.value == ["disk"])
  }

  @Test func `closing waits for the instance that a failing decorator received`() async throws {
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self) { () async in Disk(closed) }
        .decorate((any Store).self) { (_: any Store) throws in throw Broken() }
    }
    await #expect(throws: ServiceError.self) { try await provider.require((any Store).self) }
    try await provider.close()
    #expect(closed.value == ["disk"])
  }

  @Test func `an instance that a decorator wraps under an override is closed when the override ends`() async throws {
    enum User: PlainKey { static var value: Int { 0 } }
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self) {
        _ = ServiceValues.current[User.self]
        return Disk(closed)
      }
      .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    withServices {
      $0[User.self] = 1
    } operation: {
      _ = provider.resolveRequired((any Store).self)
    }
    await waitForClosings(closed, 1)
    try await provider.close()
    #expect(closed.value == ["disk"])
  }

  @Test func `an override's decorated instance is closed by the scope below after the override ends`() async throws {
    struct Stuck: Error {}
    final class Jammed: Store, Closeable { func close() async throws { throw Stuck() } }
    let provider = try validatedProvider {
      $0.register((any Store).self) { _ in Jammed() }
        .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    func resolveInOverride() {
      let override = provider.overriding { $0.register(Double.self) { 2 } }
      _ = override.resolveRequired((any Store).self)
    }
    resolveInOverride()
    let error = await #expect(throws: ClosingError.self) { try await provider.close() }
    #expect(error?.description.contains("Stuck") == true)
  }

  @Test func `an instance that was passed in is not closed where a decorator wraps it`() async throws {
    struct File: Store, Closeable {
      let closed: Shared<[String]>
      func close() async throws { closed.withValue { $0.append("file") } }
    }
    let closed = Shared<[String]>([])
    let provider = try validatedProvider {
      $0.register((any Store).self, instance: File(closed: closed))
        .decorate((any Store).self) { (inner: any Store) in Cached(inner: inner) }
    }
    _ = provider.resolveRequired((any Store).self)
    try await provider.close()
    #expect(closed.value == [])
  }
}
