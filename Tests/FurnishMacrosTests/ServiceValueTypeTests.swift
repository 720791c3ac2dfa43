import FurnishMacros
import Testing

/// Structs with members that `@Service` wrote.
struct ServiceValueTypeTests {
  @Test func `a struct is a service`() throws {
    let provider = try belfry { $0.register(as: PocketWatch.self) }
    #expect(provider.resolve((any Striking).self)?.strike() == "gong")
    #expect(PocketWatch(bell: Chime()).strike() == "chime")
  }

  @Test func `a struct can be a service under its own type`() throws {
    let provider = try belfry { $0.register(as: Sundial.self) }
    #expect(provider.resolveRequired(Sundial.self).bell?.sound == "gong")
    #expect(Sundial().bell == nil)
    #expect(Sundial().hours == 12)
  }

  @Test func `a generic struct is a service`() throws {
    let provider = try belfry { $0.register(Int.self, instance: 3).register(as: Display<Int>.self) }
    #expect(provider.resolveRequired(Display<Int>.self).face == 3)
    #expect(provider.resolveRequired(Display<Int>.self).bell.sound == "chime")
  }

  @Test func `a change of a copy does not change the original`() throws {
    let watch = PocketWatch(provider: try belfry { _ in })
    #expect(watch.bell.sound == "gong")
    var copy = watch
    copy.bell = Chime()
    #expect(copy.bell.sound == "chime")
    #expect(watch.bell.sound == "gong")
  }

  @Test func `a copy of a struct with a value is independent`() {
    let preset = Preset()
    var copy = preset
    copy.bell = Gong()
    copy.count = 4
    #expect([preset.bell.sound, copy.bell.sound] == ["chime", "gong"])
    #expect([preset.count, copy.count] == [3, 4])
  }

  @Test func `a constant provider is used`() throws {
    #expect(Pinned(provider: try belfry { _ in } as any ServiceProvider).bell.sound == "gong")
    #expect(Pinned(bell: Chime()).bell.sound == "chime")
  }

  @Test func `a mutating function reads its services`() throws {
    var winder = Winder(provider: try belfry { _ in })
    #expect(winder.turn() == "1 gong")
    #expect(winder.turn() == "2 gong")
    #expect(Case.Lid(bell: Chime()).bell.sound == "chime")
  }
}
