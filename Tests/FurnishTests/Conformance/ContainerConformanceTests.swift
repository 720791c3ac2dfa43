import Furnish
import Testing

/// Building a container, and other types that implement its protocols.
struct ContainerConformanceTests {
  /// A provider that forwards requests to a `ServiceScope` and records their types.
  private final class RecordingProvider: ServiceProvider {
    let requestedTypes = Shared<[String]>([])
    private let inner: ServiceScope

    init(_ inner: ServiceScope) { self.inner = inner }

    func find<T>(_ request: ServiceRequest<T>) throws -> T? {
      requestedTypes.withValue { $0.append("\(T.self)") }
      return try inner.find(request)
    }

    func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] { try inner.findAll(request) }

    func makeScope() -> ServiceScope { inner.makeScope() }
  }

  @Test func `reading the provider before the container is built is an error`() throws {
    let container = ServiceContainer()
    let error = #expect(throws: ServiceError.self) { try container.provider }
    #expect(error?.rule == "container-not-built")
    #expect(
      error?.description == """
        The provider of the container was requested before the container was built.
          where: the container
          fix:   call `container.build()` first, or take the provider from `try container.validated()`.
        """)
  }

  @Test func `an empty container can be built`() throws {
    let container = ServiceContainer()
    container.build()
    #expect(try container.provider.resolve(Candle.self) == nil)
  }

  @Test func `validated() returns the provider of the container`() throws {
    let container = try unbuiltContainer { $0.register(Candle.self, Candle.init) }
    let provider = try container.validated()
    #expect(isSame(try container.provider, provider))
    #expect(isSame(try container.validated(), provider))
  }

  @Test func `building a second time changes nothing`() throws {
    let container = try unbuiltContainer { $0.register(Candle.self, Candle.init) }
    container.build()
    let candle = try container.provider.resolve(Candle.self)
    container.build()
    #expect(isSame(try container.provider.resolve(Candle.self), candle))
  }

  @Test func `nothing can be registered after the container is built`() throws {
    let container = ServiceContainer()
    container.build()
    let error = #expect(throws: ServiceError.self) { try container.services }
    #expect(
      error?.description == """
        The container is built, so there is nothing more to register.
          where: the container
          fix:   register everything before `build()` and `validated()`.
        """)
  }

  @Test func `registering in a built container is reported and changes nothing`() throws {
    let container = ServiceContainer()
    let services = try container.services
    container.build()
    let line = #line + 1
    let reports = reports { services.register(Candle.self, Candle.init) }
    #expect(
      reports.map(\.message) == [
        """
        Candle was registered after the container was built, which changed nothing.
          where: FurnishTests.Candle, registered at FurnishTests/ContainerConformanceTests.swift:\(line)
          fix:   register everything before `build()` and `validated()`.
        """
      ])
    #expect(try container.provider.resolve(Candle.self) == nil)
  }

  @Test func `build() reports its findings at the place of the call`() throws {
    let container = try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) }
    let line = #line + 1
    let reports = reports { container.build() }
    #expect(reports.count == 1)
    #expect(reports.first?.place.hasPrefix("FurnishTests/ContainerConformanceTests.swift:\(line):") == true)
  }

  @Test func `build() of any Container reports its findings at the place of the call`() throws {
    let container: any Container = try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) }
    let line = #line + 1
    let reports = reports { container.build() }
    #expect(reports.count == 1)
    #expect(reports.first?.place.hasPrefix("FurnishTests/ContainerConformanceTests.swift:\(line):") == true)
    #expect(throws: ServiceError.self) { try container.services }
  }

  /// A container of another library, which has only `build()`.
  private final class CountingContainer: Container {
    private(set) var builds = 0
    private let inner = ServiceContainer()
    var services: any ServiceCollection { get throws { try inner.services } }
    var provider: any ServiceProvider { get throws { try inner.provider } }
    func build() { builds += 1 }
  }

  @Test func `another type may implement Container with a build() that takes no place`() {
    let counting = CountingContainer()
    counting.build()
    (counting as any Container).build()
    #expect(counting.builds == 2)
  }

  /// A container of another library that passes the place on.
  private final class ForwardingContainer: Container {
    private let inner: ServiceContainer
    init(_ inner: ServiceContainer) { self.inner = inner }
    var services: any ServiceCollection { get throws { try inner.services } }
    var provider: any ServiceProvider { get throws { try inner.provider } }
    func build() { inner.build() }

    func build(reportingAt fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
      inner.build(reportingAt: fileID, filePath: filePath, line: line, column: column)
    }
  }

  @Test func `a container of another type receives the place of the call`() throws {
    let container = ForwardingContainer(try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) })
    let line = #line + 1
    let reports = reports { (container as any Container).build() }
    #expect(reports.map(\.place).first?.hasPrefix("FurnishTests/ContainerConformanceTests.swift:\(line):") == true)
  }

  @Test func `services may be registered at several places`() throws {
    let container = ServiceContainer()
    try container.services.register(Candle.self, Candle.init)
    try container.services.register(Lantern.self, Lantern.init)
    let provider = try container.validated()
    #expect(provider.resolve(Candle.self) != nil && provider.resolve(Lantern.self) != nil)
  }

  @Test func `register() returns the same collection`() throws {
    let services = try ServiceContainer().services
    #expect(isSame(services.register(Candle.self, Candle.init), services))
  }

  @Test func `code that uses only the protocols can use a container`() throws {
    func use(_ container: some Container) throws -> String? {
      try container.services.register((any Lamp).self, Candle.init)
      container.build()
      let provider: any ServiceProvider = try container.provider
      return provider.makeScope().resolve((any Lamp).self)?.label
    }
    #expect(try use(ServiceContainer()) == "candle")
  }

  @Test func `another type may implement ServiceProvider`() throws {
    let provider = RecordingProvider(try validatedProvider { $0.register((any Lamp).self, Candle.init) })
    #expect(provider.resolveRequired((any Lamp).self).label == "candle")
    #expect(provider.resolve(Int.self) == nil)
    #expect(provider.resolveAll((any Lamp).self).count == 1)
    #expect(provider.with((any Lamp).self) { $0.label } == "candle")
    #expect(provider.requestedTypes.value == ["Lamp", "Int", "Lamp"])
  }

  private enum Session: ScopeLevel { typealias Input = String }

  @Test func `opening a level from a provider without levels stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RecordingProvider(try validatedProvider { _ in }).makeScope(Session.self, "Ada")
    }
    #expect(
      standardError(result).contains(
        """
        Session cannot be opened: RecordingProvider has no scope levels.
          where: the container
          fix:   implement `makeScope(_:_:)` in RecordingProvider, or open the level from a `ServiceScope`.
        """))
  }

  @Test func `a missing service of another provider throws the same error`() throws {
    let provider = RecordingProvider(try validatedProvider { _ in })
    let error = #expect(throws: ServiceError.self) { try provider.require(Candle.self) }
    #expect(error?.finding.message == "Candle is not registered.")
  }
}
