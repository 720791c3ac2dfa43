import Furnish

// What is not Sendable can be had on the main actor only.

final class Sketch {
  var lines = 0
}

final class Draft: ServiceImplementation {
  static var serviceRecipe: ServiceRecipe<Draft> { ServiceRecipe(Draft.self) { () in Draft() } }
}

func ask(_ provider: ServiceScope) throws {
  _ = provider.resolve(Sketch.self)  // expect: main actor-isolated
  _ = provider.resolve(Sketch.self, name: "first")  // expect: main actor-isolated
  _ = provider.resolveRequired(Sketch.self)  // expect: main actor-isolated
  _ = provider.resolveAll(Sketch.self)  // expect: main actor-isolated
  _ = try provider.require(Sketch.self)  // expect: main actor-isolated
  _ = provider.resolve(Sketch.self, with: 7)  // expect: main actor-isolated
  _ = provider.resolveRequired(Sketch.self, with: 7, "seven")  // expect: main actor-isolated
  _ = provider.resolve(as: Draft.self)  // expect: main actor-isolated
  _ = provider.resolveRequired(as: Draft.self)  // expect: main actor-isolated
  provider.with(Sketch.self) { _ in }  // expect: Sendable
}

func ask(_ provider: any ServiceProvider) throws {
  _ = provider.resolve(Sketch.self)  // expect: main actor-isolated
  _ = try provider.require(Sketch.self)  // expect: main actor-isolated
}

actor Library {
  func ask(_ provider: ServiceScope) {
    _ = provider.resolve(Sketch.self)  // expect: main actor-isolated
  }
}

@MainActor
func askThere(_ provider: ServiceScope) throws {
  _ = provider.resolve(Sketch.self)
  _ = provider.resolveAll(Sketch.self)
  _ = try provider.require(Sketch.self)
  _ = provider.resolveRequired(as: Draft.self)
}
