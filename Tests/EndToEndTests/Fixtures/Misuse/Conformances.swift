import Furnish

// Who may stand behind the protocols, and what a shared service may hold.

final class Sketch {
  var lines = 0
}

final class Counting: ServiceModule {
  var count = 0  // expect: 'Sendable'-conforming class

  func register(in services: any ServiceCollection) {}
}

struct Sketching: Lifetime {
  let sharing = LifetimeSharing.container
  let sketch: Sketch  // expect: non-Sendable
}

final class Studio: Sendable {
  let sketch: Lazy<Sketch>  // expect: non-Sendable
  let named: Named<Sketch, First>  // expect: non-Sendable
  let make: Factory<Sketch>

  init(sketch: Lazy<Sketch>, named: Named<Sketch, First>, make: Factory<Sketch>) {
    self.sketch = sketch
    self.named = named
    self.make = make
  }
}

enum First: StaticServiceName {
  static let name: ServiceName = "first"
}

func wire() {
  ServiceContainer().services.register(Int.self) { 7 }  // expect: not marked with 'try'
  ServiceContainer().validated()  // expect: not marked with 'try'
}
