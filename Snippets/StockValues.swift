// The programs of the article "Use the stock values", which each build compiles.
import Furnish

// snippet.game
struct Game {
  @Injected(\.continuousClock) var clock
  @Injected(\.withRandomNumberGenerator) var withRandomNumberGenerator

  func roll() async throws -> Int {
    try await clock.sleep(for: .milliseconds(10))
    return withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  }
}
// snippet.end

// snippet.seed
let rolls = try await withServices {
  $0.withRandomNumberGenerator = .seeded(7)
} operation: {
  [try await Game().roll(), try await Game().roll()]
}
// snippet.end
print(rolls)
