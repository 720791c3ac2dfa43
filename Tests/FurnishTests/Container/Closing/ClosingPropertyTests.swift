import Furnish
import Testing

/// A service that notes its closing, and has the numbers of its dependencies.
private final class Piece: Closeable, Sendable {
  let number: Int
  let needs: [Int]
  init(number: Int, needs: [Int]) {
    self.number = number
    self.needs = needs
  }
  func close() async throws { Journal.note("\(number)") }
}

struct ClosingPropertyTests {
  /// Checks random graphs of named pieces, each of which declares its dependencies as `ServiceInjection`s.
  @Test(arguments: 0..<40)
  func `dependents are closed before their dependencies in a random graph`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &generator)
    let needs = (0..<count).map { number in
      (0..<number).filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
    }
    let container = ServiceContainer()
    let services = try container.services
    for number in (0..<count).shuffled(using: &generator) {
      let recipe = ServiceRecipe<Piece>(
        injections: needs[number].map { ServiceInjection(Piece.self, name: ServiceName("\($0)")) }
      ) { provider in
        for need in needs[number] { _ = provider.resolveRequired(Piece.self, name: ServiceName("\(need)")) }
        return Piece(number: number, needs: needs[number])
      }
      services.register(recipe, name: ServiceName("\(number)"))
    }
    let provider = try container.validated()
    for number in (0..<count).shuffled(using: &generator) where Bool.random(using: &generator) {
      _ = provider.resolve(Piece.self, name: ServiceName("\(number)"))
    }
    let closed = try await Journal.of { try await container.close() }.map { Int($0)! }
    let place = Dictionary(uniqueKeysWithValues: closed.enumerated().map { ($1, $0) })
    #expect(Set(closed).count == closed.count)
    for number in closed {
      for need in needs[number] { #expect(place[number]! < place[need]!) }
    }
  }
}
