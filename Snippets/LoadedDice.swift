import Furnish

enum DiceKey: ServiceKey {
  static var defaultValue: @Sendable () -> Int { { .random(in: 1...6) } }
}

extension ServiceValues {
  var dice: @Sendable () -> Int {
    get { self[DiceKey.self] }
    set { self[DiceKey.self] = newValue }
  }
}

struct Game {
  @Injected(\.dice) var dice
  func play() -> String { dice() + dice() == 12 ? "You win" : "Try again" }
}

print(Game().play())  // mostly: Try again
withServices {
  $0.dice = { 6 }
} operation: {
  print(Game().play())  // You win
}
