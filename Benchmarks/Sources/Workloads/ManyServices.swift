public import Furnish

// Each service has a type of its own, which is composed of the digits of a number.

private protocol Digit: Sendable {}
private enum D0: Digit {}
private enum D1: Digit {}
private enum D2: Digit {}
private enum D3: Digit {}
private enum D4: Digit {}
private enum D5: Digit {}
private enum D6: Digit {}
private enum D7: Digit {}
private enum D8: Digit {}
private enum D9: Digit {}

private let digits: [any Digit.Type] = [
  D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

private final class Numbered<A: Digit, B: Digit, C: Digit, D: Digit, E: Digit>: Sendable {}

/// The types of many services. They are instantiated in advance, because the runtime instantiates a generic type at its
/// first use, which is not a cost of Furnish.
public struct ManyServices: Sendable {
  private let types: [any Sendable.Type]

  public init(count: Int) { types = (0..<count).map(ManyServices.type) }

  private static func type(_ number: Int) -> any Sendable.Type {
    func digit(_ place: Int) -> any Digit.Type { digits[number / place % 10] }
    func open<A: Digit, B: Digit, C: Digit, D: Digit, E: Digit>(
      _: A.Type, _: B.Type, _: C.Type, _: D.Type, _: E.Type
    ) -> any Sendable.Type { Numbered<A, B, C, D, E>.self }
    return open(digit(1), digit(10), digit(100), digit(1000), digit(10000))
  }

  /// Creates a container with a singleton for each type, which declares that it needs three earlier ones.
  public func makeContainer() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    for number in types.indices {
      // The dependencies differ for each number, and are spread over all earlier services.
      let needs = number < 3 ? [] : [number / 2, number / 3, number - 1]
      add(types[number], needs, to: services)
    }
    return container
  }

  private func add<Service: Sendable>(
    _ service: Service.Type, _ needs: [Int], to services: any ServiceCollection
  ) {
    let recipe = ServiceRecipe<Service>(injections: needs.map { ServiceInjection(types[$0]) }) { _ in
      fatalError("registered, and never requested")
    }
    services.register(recipe)
  }
}
