import FurnishMacros
import Testing

/// Services that inherit from other classes.
struct ServiceSubclassTests {
  @Test func `a subclass of another class is a service`() throws {
    #expect(Harp(provider: try belfry { _ in }).wind() == "47 gong")
    #expect(Harp(bell: Chime()).wind() == "47 chime")
  }

  @Test func `a subclass is created as itself`() throws {
    let provider = try belfry {
      $0.register(as: MusicBox.self, lifetime: .transient)
        .register(String.self) { (winding: any Winding) in winding.wind() }
    }
    #expect(provider.resolve(String.self) == "box of machine gong")
  }

  @Test func `a subclass of a subclass is created as itself`() throws {
    let provider = try belfry {
      $0.register(as: Jukebox.self, lifetime: .transient)
        .register(String.self) { (winding: any Winding) in winding.wind() }
    }
    #expect(provider.resolve(String.self) == "juke box of machine gong")
  }

  @Test func `a subclass requests the services of its superclass`() throws {
    let container = try unbuiltBelfry { $0.register(as: Jukebox.self, lifetime: .transient) }
    let node = try #require(container.graph.nodes.firstIndex { $0.symbol.description == "any Winding" })
    let edges = container.graph.edges.filter { $0.from == node }
    #expect(edges.map(\.symbol.description) == ["any Bell", "Sketch", "any Striking"])
  }

  @Test func `a subclass inherits the manual initializer`() {
    let box = MusicBox(bell: Chime())
    box.sketch = Sketch()
    #expect(box.wind() == "box of machine chime")
    #expect(box.sketch.strokes == 0)
  }

  @Test func `a subclass may have initializers of its own`() throws {
    let provider = try belfry { _ in }
    #expect(Organ(provider: provider).pipes == 12)
    #expect(Organ(pipes: 3, bell: Chime()).wind() == "machine chime")
    #expect(Accordion(provider: provider).wind() == "machine gong")
    #expect(Accordion(keys: 12, bell: Chime()).keys == 12)
  }

  @MainActor @Test func `a subclass of the main actor is created on the main actor`() throws {
    let provider = try belfry { $0.register(as: Dialog.self) }
    let dialog = provider.resolveRequired(Panel.self, as: Dialog.self)
    #expect(dialog.bell.sound == "gong")
    #expect(dialog.sketch.strokes == 0)
  }
}
