import FurnishMacros
import Testing

/// Classes with members that `@Service` wrote.
struct ServiceClassTests {
  @Test func `a service is registered under its interface`() throws {
    let provider = try belfry { $0.register(as: TowerClock.self) }
    #expect(provider.resolveRequired((any Striking).self).strike() == "gong")
  }

  @Test func `a service that is not Sendable is created for each requester`() throws {
    let provider = try belfry {
      $0.register(as: Metronome.self, lifetime: .transient)
        .register(String.self) { (winding: any Winding) in winding.wind() }
    }
    #expect(provider.resolveRequired(String.self) == "metronome gong")
  }

  @Test func `a service without an interface is registered under its own type`() throws {
    let provider = try belfry {
      $0.register(as: Carillon.self, lifetime: .transient).register(String.self) { (carillon: Carillon) in
        carillon.bell.sound
      }
    }
    #expect(provider.resolveRequired(String.self) == "gong")
  }

  @Test func `a service is created by hand with its services`() {
    #expect(TowerClock(bell: Chime()).strike() == "chime")
    #expect(Metronome(bell: Chime()).wind() == "metronome chime")
    #expect(Silence().length == 4.33)
    #expect(Silence(provider: NoBells()).length == 4.33)
  }

  @Test func `an initializer by hand takes the services in their order`() {
    let duet = Duet(first: Gong(), second: TowerClock(bell: Chime()))
    #expect(duet.first.sound == "gong")
    #expect(duet.second.strike() == "chime")
  }

  @Test func `the name is part of the request`() throws {
    let bells = SmallBells(provider: try belfry { _ in })
    #expect(bells.quoted.sound == "chime")
    #expect(bells.constant.sound == "chime")
  }

  @Test func `an optional injection is nil if nothing is registered`() throws {
    let optionals = Optionals(provider: try belfry { _ in })
    #expect(optionals.marked?.sound == "gong")
    #expect(optionals.named == nil)
    #expect(optionals.unwrapped.sound == "gong")
  }

  @Test func `an initializer by hand may leave out an optional`() {
    #expect(Optionals().marked == nil)
    #expect(Optionals(marked: Chime()).marked?.sound == "chime")
  }

  @Test func `an array contains all registered services`() throws {
    let peal = Peal(provider: try belfry { $0.register((any Bell).self) { () in Chime() } })
    #expect(peal.bells.map(\.sound) == ["gong", "chime"])
  }

  @Test func `a deferred or repeated request is declared`() throws {
    let workshop = Workshop(provider: try belfry { _ in })
    #expect(workshop.bell.value.sound == "gong")
    #expect(workshop.sketches() !== workshop.sketches())
  }

  @Test func `a function is a service`() throws {
    let ringer = Ringer(
      provider: try belfry { $0.register((@Sendable (Int) -> String).self, instance: { "\($0)" }) })
    #expect(ringer.ring(3) == "3")
    #expect(Ringer(ring: { "by hand \($0)" }).ring(4) == "by hand 4")
  }

  @Test func `a service that is not Sendable is created for each owner`() throws {
    let provider = try belfry { _ in }
    let (one, other) = (Studio(provider: provider), Studio(provider: provider))
    one.sketch.strokes = 5
    #expect(one.sketch.strokes == 5)
    #expect(other.sketch.strokes == 0)
  }

  @Test func `a property that begins with a value never resolves`() throws {
    let stocked = Stocked(other: Gong())
    #expect(stocked.bell.sound == "chime")
    stocked.bell = Gong()
    #expect(stocked.bell.sound == "gong")
    #expect(Inferred().bell.sound == "chime")
    #expect(Computing().bell.sound == "chime")
    #expect(Computing().other.sound == "chime")
  }

  @Test func `private services are requested`() throws {
    #expect(Secretive(provider: try belfry { _ in }).sound == "gong")
    #expect(ReadOnly(bell: Chime()).bell.sound == "chime")
  }

  @Test func `other properties are unchanged`() throws {
    let furnished = Furnished(provider: try belfry { _ in })
    #expect(furnished.bell.sound == "gong")
    #expect([furnished.long, furnished.short, "\(furnished.age)"] == ["none", "short", "30"])
  }

  @Test func `an interface may be any type`() throws {
    let provider = try belfry {
      $0.register(as: Both.self).register(as: Triangle.self, lifetime: .transient)
        .register(String.self) { (instrument: Instrument) in "\(type(of: instrument))" }
    }
    #expect(provider.resolveRequired((any Striking & Sendable).self).strike() == "gong")
    #expect(provider.resolveRequired(String.self) == "Triangle")
  }

  @Test func `an injection may have any name`() throws {
    let provider = try belfry { $0.register(as: TowerClock.self) }
    #expect(Reserved(provider: provider).default.sound == "gong")
    #expect(Reserved(default: Chime(), self: TowerClock(bell: Gong())).`self`.strike() == "gong")
    #expect(Größe(provider: provider).größe.sound == "gong")
    #expect(Größe(größe: Chime(), 鐘: TowerClock(bell: Chime())).鐘.strike() == "chime")
    #expect(Qualified(provider: provider).bell.sound == "gong")
  }

  @MainActor @Test func `a singleton of the main actor is shared`() throws {
    let provider = try belfry { $0.register(as: Screen.self).register(as: Window.self) }
    let screen = provider.resolveRequired(as: Screen.self)
    #expect(screen.wind() == "screen gong")
    screen.count = 3
    #expect(provider.resolveRequired(as: Screen.self).count == 3)
    #expect(Screen(bell: Chime(), sketch: Sketch()).wind() == "screen chime")
  }

  @Test func `a service of the main actor may have nonisolated injections`() async throws {
    let provider = try belfry { $0.register(as: Window.self) }
    let window = try await provider.require(Window.self)
    #expect(window.bell.sound == "gong")
  }

  @Test func `a generic service is registered for each type`() throws {
    let provider = try belfry {
      $0.register(Int.self, instance: 3).register(as: Drawer<Int>.self, lifetime: .transient)
        .register(as: Chest<Int>.self, lifetime: .transient)
        .register(as: Drawer<Int>.Handle.self, lifetime: .transient)
        .register(String.self) { (drawer: Drawer<Int>, chest: Chest<Int>, handle: Drawer<Int>.Handle) in
          "\(drawer.contents) \(chest.content) \(handle.content)"
        }
    }
    #expect(provider.resolveRequired(String.self) == "[3] 3 3")
  }

  @Test func `a service inside of a type is a service`() throws {
    #expect(Orchestra.Percussion(provider: try belfry { _ in }).bell.sound == "gong")
  }

  @Test func `odd formatting changes nothing`() throws {
    let provider = try belfry { _ in }
    #expect(OneLine(provider: provider).bell.sound == "gong")
    #expect(Commented(provider: provider).bell.sound == "gong")
    #expect(Vertical(provider: provider).strike() == "chime")
    #expect(Crooked(bell: Chime()).isCrooked)
  }

  @Test func `services of every access level are registered and resolved`() throws {
    let provider = try belfry {
      $0.register(as: PublicTower.self, lifetime: .transient).register(String.self, instance: "name")
        .register(as: PackageTower.self, lifetime: .transient)
      PrivateTowerAccess.register(in: $0)
    }
    #expect(PackageTower(provider: provider).name == "name")
    #expect(PublicFront(provider: provider).toll() == "gong")
    #expect(OpenTower(name: "by hand").toll() == "open by hand")
    #expect(PublicBellRope(provider: provider).toll() == "name")
    #expect(PublicTower(provider: provider).toll() == "public")
    #expect(PrivateTowerAccess.name(from: provider) == "name by hand")
    #expect(InternalTower(provider: provider).provider != nil)
  }
}
