import Furnish
import Testing

/// Services whose conformances to `Closeable` belong to an actor.
@Suite struct IsolatedConformanceTests {
  @Test func `a service of an asynchronous recipe is closed on the main actor`() async throws {
    let closings = ClosingCount()
    let container = ServiceContainer()
    try container.services.register(Window.self) { () async in await Window(closings) }
      .register(Panel.self) { () async in Panel(closings: closings) }
    let provider = try container.validated()
    _ = try await provider.require(Window.self)
    _ = try await provider.require(Panel.self)
    try await Self.closeOutsideOfActors(container)
    #expect(closings.count == 2)
  }

  @Test func `a service whose conformance belongs to another actor is reported, and the others are closed`()
    async throws
  {
    let closings = ClosingCount()
    let container = ServiceContainer()
    try container.services.register(Plotter.self) { () async in await Plotter(closings) }
      .register(Window.self) { () async in await Window(closings) }
    let provider = try container.validated()
    _ = try await provider.require(Plotter.self)
    _ = try await provider.require(Window.self)
    let error = await #expect(throws: ClosingError.self) { try await Self.closeOutsideOfActors(container) }
    let text = try #require(error).description
    #expect(
      text.hasPrefix("Plotter could not be closed: its conformance to Closeable belongs to a global actor.\n"),
      "\(text)")
    #expect(
      text.hasSuffix(
        "fix:   conform to `nonisolated Closeable`; its `close()` may be asynchronous and belong to the actor."),
      "\(text)")
    #expect(closings.count == 1)
  }

  @Test func `a nonisolated conformance with a close() of the actor is closed on that actor`() async throws {
    let closings = ClosingCount()
    let container = ServiceContainer()
    try container.services.register(Printer.self) { () async in await Printer(closings) }
    _ = try await container.validated().require(Printer.self)
    try await Self.closeOutsideOfActors(container)
    #expect(closings.count == 1)
  }

  @concurrent private static func closeOutsideOfActors(_ container: ServiceContainer) async throws {
    try await container.close()
  }
}

@globalActor private actor Press { static let shared = Press() }

@MainActor private final class Window: @MainActor Closeable {
  let closings: ClosingCount

  init(_ closings: ClosingCount) { self.closings = closings }

  func close() {
    MainActor.assertIsolated()
    closings.add()
  }
}

private struct Panel: @MainActor Closeable {
  let closings: ClosingCount

  @MainActor func close() {
    MainActor.assertIsolated()
    closings.add()
  }
}

@Press private final class Plotter: @Press Closeable {
  let closings: ClosingCount

  init(_ closings: ClosingCount) { self.closings = closings }

  func close() { closings.add() }
}

@Press private final class Printer: nonisolated Closeable {
  let closings: ClosingCount

  init(_ closings: ClosingCount) { self.closings = closings }

  @Press func close() async {
    Press.assertIsolated()
    closings.add()
  }
}
