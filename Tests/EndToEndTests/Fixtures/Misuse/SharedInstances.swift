import Furnish

// What several askers share must be Sendable, or bound to the main actor.

final class Sketch {
  var lines = 0
}

protocol Pen {
  var width: Int { get }
}

struct Pencil: Pen {
  let width = 1
}

@MainActor
protocol Frame: Sendable {}

@MainActor
final class Border: Frame {
  init(_ inner: any Frame) {}
}

final class Draft: ServiceImplementation {
  var text = ""
  static var serviceRecipe: ServiceRecipe<Draft> { ServiceRecipe(Draft.self) { () in Draft() } }
}

struct Session: Lifetime {
  let sharing = LifetimeSharing.container
}

func register(in services: any ServiceCollection) {
  services.register(Sketch.self) { Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self, lifetime: .singleton) { Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self, lifetime: .scoped) { Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self, lifetime: .weak) { Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self, lifetime: Session()) { Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self, lifetime: .scoped, Sketch.init)  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self) { (_: Int) in Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self) { (_: any ServiceProvider) in Sketch() }  // expect: does not conform to the 'Sendable' protocol
  services.register((any Pen).self) { Pencil() }  // expect: does not conform to the 'Sendable' protocol
  services.register((any Pen).self, name: "red", lifetime: .scoped) { Pencil() }  // expect: does not conform to the 'Sendable' protocol
  services.register(Sketch.self, instance: Sketch())  // expect: call to main actor-isolated
  services.register((any Pen).self, instance: Pencil())  // expect: call to main actor-isolated
  services.register(as: Draft.self)  // expect: 'Sendable'
  services.register(as: Draft.self, lifetime: .scoped)  // expect: 'Sendable'

  services.decorate((any Pen).self) { (_: any Pen) in Pencil() }  // expect: does not conform to the 'Sendable' protocol
  services.decorate((any Pen).self, key: "red") { (_: any Pen, _: Int) in Pencil() }  // expect: does not conform to the 'Sendable' protocol
  services.decorate((any Pen).self, lifetime: .singleton) { (_: any Pen) in Pencil() }  // expect: singleton
  services.decorate((any Frame).self) { (inner: any Frame) in Border(inner) }  // expect: main actor-isolated

  services.register(Sketch.self, lifetime: .transient) { Sketch() }
  services.register(as: Draft.self, lifetime: .transient)
  services.registerOnMainActor(Sketch.self) { Sketch() }
  services.decorate((any Pen).self, lifetime: .transient) { (_: any Pen) in Pencil() }
  services.decorateOnMainActor((any Pen).self) { (_: any Pen) in Pencil() }
  services.decorateOnMainActor((any Frame).self) { (inner: any Frame) in Border(inner) }
}
