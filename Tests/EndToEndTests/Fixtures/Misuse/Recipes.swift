import Furnish

// What a recipe captures, takes and makes.

final class Sketch {
  var lines = 0
}

final class Candle: Sendable {}

@MainActor
final class Window {
  var title = ""
}

func register(in services: any ServiceCollection) {
  let sketch = Sketch()
  var count = 0
  count += 1
  services.register(Int.self) { sketch.lines }  // expect: non-Sendable
  services.register(Int.self) { count }  // expect: captured var 'count'
  services.register(Int.self) { "seven" }  // expect: String
  services.register(Candle.self, instance: Int(7))  // expect: Candle
  services.register(String.self) { Window().title }  // expect: main actor-isolated
  services.register(Int.self, name: String("seven")) { 7 }  // expect: ServiceName
  services.decorate(Candle.self) { (_: Int) in Candle() }  // expect: Candle
  services.decorate(Candle.self) { (_: Candle) in 7 }  // expect: Candle
  services.register(Int.self, with: String.self) { (_: Double) in 7 }  // expect: Double
  services.register(Int.self, with: String.self, lifetime: .scoped) { (_: String) in 7 }  // expect: has no lifetime

  services.registerOnMainActor(String.self) { Window().title }
}
