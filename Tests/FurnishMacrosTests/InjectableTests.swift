import FurnishMacros
import Observation
import Testing

/// Types that request services and are no services themselves.
struct InjectableTests {
  @Test func `a view model resolves from its provider`() throws {
    #expect(ViewModel(provider: try belfry { _ in }).bell.sound == "gong")
    #expect(ViewModel(bell: Chime()).bell.sound == "chime")
    #expect(Controller(provider: try belfry { _ in }).bell.sound == "gong")
    let consumer: any Injectable = ViewModel(bell: Chime())
    #expect(consumer is ViewModel)
  }

  @Test func `a Sendable class remains Sendable`() throws {
    func sendable(_ value: some Sendable) -> Bool { true }
    let worker = Worker(provider: try belfry { _ in })
    #expect(sendable(worker))
    worker.bell = Chime()
    #expect(worker.bell.sound == "chime")
  }

  @MainActor @Test func `an observed class does not track its injections`() throws {
    let model = ObservedModel(provider: try belfry { _ in })
    let (bells, counts) = (CreationCount(), CreationCount())
    withObservationTracking {
      _ = model.bell
    } onChange: {
      bells.increase()
    }
    withObservationTracking {
      _ = model.count
    } onChange: {
      counts.increase()
    }
    model.bell = Chime()
    model.count = 3
    #expect(model.bell.sound == "chime")
    #expect([bells.count, counts.count] == [0, 1])
    #expect(ObservedModel(bell: Gong()).bell.sound == "gong")
  }

  @Test func `an observed class may declare its provider itself`() throws {
    let controller = ObservedController(provider: nil)
    controller.provider = try belfry { _ in }
    #expect(controller.bell.sound == "gong")
  }

  @Test func `a struct and an actor resolve from their providers`() async throws {
    var page = Page()
    page.provider = try belfry { _ in }
    #expect(page.bell.sound + page.small.sound == "gongchime")
    #expect(await Feed(provider: try belfry { _ in }).sound() == "gong")
  }

  @Test func `a provider may be set later`() throws {
    let model = PublicModel()
    model.provider = try belfry { $0.register(String.self, instance: "later") }
    #expect(model.name == "later")
  }

  @Test func `a subclass resolves from the provider of its superclass`() throws {
    let model = DetailModel()
    model.provider = try belfry { _ in }
    #expect(model.bell.sound == "gong")
    #expect(model.small?.sound == "gong")
  }

  @Test func `a written provider is sufficient`() throws {
    let bare = Bare()
    bare.provider = try belfry { _ in }
    #expect(bare.bell.sound == "gong")
    #expect(BareValue(provider: try belfry { _ in }).bell.sound == "gong")
  }
}
