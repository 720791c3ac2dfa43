import Furnish

// What is not Sendable is added to a locator, and got from it, on the main actor only.

final class Sketch {
  var lines = 0
}

protocol Drawing {
  var lines: Int { get }
}

func use(_ locator: ServiceLocator, _ sketch: Sketch, _ drawing: any Drawing) {
  locator.addService(service: sketch)  // expect: main actor-isolated
  locator.addService(service: drawing)  // expect: main actor-isolated
  locator.addService(service: drawing, as: (any Drawing).self)  // expect: main actor-isolated
  _ = locator.getService(Sketch.self)  // expect: main actor-isolated
  _ = locator.findService((any Drawing).self)  // expect: main actor-isolated
  locator.removeService(Sketch.self)  // expect: main actor-isolated
}

func useShared() {
  let sketch: Sketch = ServiceLocator.shared.getService()  // expect: main actor-isolated
  _ = sketch
}

actor Studio {
  func use(_ locator: ServiceLocator) {
    _ = locator.getService(Sketch.self)  // expect: main actor-isolated
  }
}

struct Reader {
  @Injected var sketch: Sketch  // expect: main actor-isolated
}

@MainActor
func useThere(_ locator: ServiceLocator) {
  locator.addService(service: Sketch())
  _ = locator.getService(Sketch.self).lines
  _ = locator.findService((any Drawing).self)
  locator.removeService(Sketch.self)
}
