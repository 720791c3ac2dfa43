import Testing

@testable import Furnish
@testable import FurnishValues

/// Services that are bound to the main actor.
@MainActor
struct MainActorConformanceTests {
  /// A type that is `Sendable` because it is isolated to the main actor.
  @MainActor private final class Window {
    let lamp: (any Lamp)?
    var title = ""

    init(lamp: (any Lamp)? = nil) { self.lamp = lamp }
  }

  private protocol View: AnyObject { var title: String { get set } }

  /// A type that is not `Sendable`.
  private final class Label: View {
    var title = "label"
  }

  private struct Panel { let label: Label }

  /// An object that is not `Sendable` and reports whether it is released on the main actor.
  private final class ReleaseProbe {
    private let released: CheckedContinuation<Bool, Never>
    init(_ released: CheckedContinuation<Bool, Never>) { self.released = released }
    deinit { released.resume(returning: MainThread.isCurrent) }
  }

  @Test func `a service of the main actor is requested on the main actor without awaiting`() throws {
    let provider = try validatedProvider { $0.registerOnMainActor(Window.self) { Window() } }
    #expect(isSame(provider.resolve(Window.self), provider.resolveRequired(Window.self)))
  }

  @Test func `a service of the main actor may need other services`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Window.self) { (lamp: any Lamp) in Window(lamp: lamp) }
      $0.register((any Lamp).self, Candle.init)
    }
    #expect(isSame(provider.resolveRequired(Window.self).lamp, provider.resolve((any Lamp).self)))
  }

  @Test func `a service of the main actor may resolve from the provider`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Window.self) { provider in Window(lamp: provider.resolve((any Lamp).self)) }
      $0.register((any Lamp).self, Candle.init)
    }
    #expect(provider.resolveRequired(Window.self).lamp?.label == "candle")
  }

  @Test func `a service of the main actor need not be Sendable`() throws {
    let provider = try validatedProvider { $0.registerOnMainActor((any View).self) { Label() } }
    provider.resolveRequired((any View).self).title = "changed"
    #expect(provider.resolve((any View).self)?.title == "changed")
  }

  @Test func `a service of the main actor may need another one that is not Sendable`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Label.self) { Label() }
      $0.registerOnMainActor(Panel.self) { (label: Label) in Panel(label: label) }
    }
    #expect(isSame(provider.resolveRequired(Panel.self).label, provider.resolve(Label.self)))
  }

  @Test func `a service of the main actor may be transient or scoped`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Label.self, lifetime: .transient) { Label() }
      $0.registerOnMainActor(Window.self, lifetime: .scoped) { Window() }
    }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(!isSame(first.resolve(Label.self), first.resolve(Label.self)))
    #expect(isSame(first.resolve(Window.self), first.resolve(Window.self)))
    #expect(!isSame(first.resolve(Window.self), second.resolve(Window.self)))
  }

  @Test func `an object that is not Sendable can be registered on the main actor`() throws {
    let label = Label()
    let container = ServiceContainer()
    try container.services.register((any View).self, instance: label)
    #expect(isSame(try container.validated().resolve((any View).self), label))
  }

  @Test func `all services of the main actor can be resolved at once`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor((any View).self) { Label() }.registerOnMainActor((any View).self) { Label() }
    }
    #expect(provider.resolveAll((any View).self).count == 2)
  }

  @Test func `a recipe that is isolated to the main actor creates a service of the main actor`() throws {
    let provider = try validatedProvider { $0.register(Window.self) { @MainActor () in Window() } }
    #expect(provider.resolveRequired(Window.self).title == "")
  }

  @Test func `a service of the main actor cannot be created off the main actor`() async throws {
    let provider = try validatedProvider { $0.registerOnMainActor(Window.self) { Window() } }
    let error = await Task.detached { #expect(throws: ServiceError.self) { try provider.require(Window.self) } }.value
    #expect(error?.rule == "isolation-mismatch")
    #expect(error?.finding.chain.map(\.description) == ["Window"])
  }

  @Test func `a transient of the main actor cannot be created off the main actor`() async throws {
    let provider = try validatedProvider { $0.registerOnMainActor(Window.self, lifetime: .transient) { Window() } }
    _ = provider.resolveRequired(Window.self)
    let error = await Task.detached { #expect(throws: ServiceError.self) { try provider.require(Window.self) } }.value
    #expect(error?.rule == "isolation-mismatch")
  }

  @Test func `a Sendable service of the main actor can be requested anywhere after it is created`() async throws {
    let provider = try validatedProvider { $0.registerOnMainActor(Window.self) { Window() } }
    let window = provider.resolveRequired(Window.self)
    let found = await Task.detached { provider.resolve(Window.self) }.value
    #expect(isSame(found, window))
  }

  @Test func `a dependent of a main-actor service must be bound to the main actor`() throws {
    let container = try unbuiltContainer {
      $0.registerOnMainActor(Label.self) { Label() }.register(String.self) { (label: Label) in label.title }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["isolation-mismatch"])
  }

  @Test func `a service that is not Sendable is not given to a recipe off the main actor`() async throws {
    let container = try unbuiltContainer {
      $0.registerOnMainActor(Label.self) { Label() }.register(String.self) { (label: Label) in label.title }
    }
    #expect(reports { container.build() }.count == 1)
    let provider = try container.provider
    _ = provider.resolveRequired(Label.self)
    let error = await Task.detached { #expect(throws: ServiceError.self) { try provider.require(String.self) } }.value
    #expect(error?.rule == "isolation-mismatch")
  }

  @Test(arguments: [true, false])
  func `a service of the main actor is released on the main actor`(isSupplied: Bool) async {
    let wasReleasedOnMain = await withCheckedContinuation { released in
      do {
        let provider = try provider(of: released, isSupplied: isSupplied)
        let last = Shared<ServiceScope?>(provider)
        Task.detached { last.set(nil) }
      } catch {
        Issue.record(error)
      }
    }
    #expect(wasReleasedOnMain)
  }

  private func provider(of released: CheckedContinuation<Bool, Never>, isSupplied: Bool) throws -> ServiceScope {
    let provider = try validatedProvider {
      if isSupplied {
        $0.register(ReleaseProbe.self, instance: ReleaseProbe(released))
      } else {
        $0.registerOnMainActor(ReleaseProbe.self) { ReleaseProbe(released) }
      }
    }
    _ = provider.resolve(ReleaseProbe.self)
    return provider
  }
}
