import Testing

@testable import Furnish
@testable import FurnishValues

/// Services that are bound to the main actor.
@MainActor
struct MainActorConformanceTests {
  /// `Sendable`, because it is bound.
  @MainActor private final class Window {
    let lamp: (any Lamp)?
    var title = ""

    init(lamp: (any Lamp)? = nil) { self.lamp = lamp }
  }

  private protocol View: AnyObject { var title: String { get set } }

  /// Not `Sendable`.
  private final class Label: View {
    var title = "label"
  }

  private struct Panel { let label: Label }

  /// Not `Sendable`, and notes on which thread it is released.
  private final class Guest {
    private let farewell: CheckedContinuation<Bool, Never>
    init(_ farewell: CheckedContinuation<Bool, Never>) { self.farewell = farewell }
    deinit { farewell.resume(returning: MainThread.isCurrent) }
  }

  @Test func `a service of the main actor is requested there without waiting`() throws {
    let provider = try validatedProvider { $0.registerOnMainActor(Window.self) { Window() } }
    #expect(isSame(provider.resolve(Window.self), provider.resolveRequired(Window.self)))
  }

  @Test func `a bound service may need others`() throws {
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

  @Test func `a bound service need not be Sendable`() throws {
    let provider = try validatedProvider { $0.registerOnMainActor((any View).self) { Label() } }
    provider.resolveRequired((any View).self).title = "changed"
    #expect(provider.resolve((any View).self)?.title == "changed")
  }

  @Test func `bound services may need each other`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Label.self) { Label() }
      $0.registerOnMainActor(Panel.self) { (label: Label) in Panel(label: label) }
    }
    #expect(isSame(provider.resolveRequired(Panel.self).label, provider.resolve(Label.self)))
  }

  @Test func `a bound service has its lifetime`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor(Label.self, lifetime: .transient) { Label() }
      $0.registerOnMainActor(Window.self, lifetime: .scoped) { Window() }
    }
    let (first, second) = (provider.makeScope(), provider.makeScope())
    #expect(!isSame(first.resolve(Label.self), first.resolve(Label.self)))
    #expect(isSame(first.resolve(Window.self), first.resolve(Window.self)))
    #expect(!isSame(first.resolve(Window.self), second.resolve(Window.self)))
  }

  @Test func `an instance of the main actor can be passed in`() throws {
    let label = Label()
    let container = ServiceContainer()
    try container.services.register((any View).self, instance: label)
    #expect(isSame(try container.validated().resolve((any View).self), label))
  }

  @Test func `all bound services come together`() throws {
    let provider = try validatedProvider {
      $0.registerOnMainActor((any View).self) { Label() }.registerOnMainActor((any View).self) { Label() }
    }
    #expect(provider.resolveAll((any View).self).count == 2)
  }

  @Test func `an initializer that is bound creates a bound service`() throws {
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

  @Test func `a Sendable service of the main actor can be requested anywhere once it is created`() async throws {
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
    let wentOnMain = await withCheckedContinuation { farewell in
      do {
        let provider = try provider(of: farewell, isSupplied: isSupplied)
        let last = Shared<ServiceScope?>(provider)
        Task.detached { last.set(nil) }
      } catch {
        Issue.record(error)
      }
    }
    #expect(wentOnMain)
  }

  private func provider(of farewell: CheckedContinuation<Bool, Never>, isSupplied: Bool) throws -> ServiceScope {
    let provider = try validatedProvider {
      if isSupplied {
        $0.register(Guest.self, instance: Guest(farewell))
      } else {
        $0.registerOnMainActor(Guest.self) { Guest(farewell) }
      }
    }
    _ = provider.resolve(Guest.self)
    return provider
  }
}
