// The observers of a property run where code assigns to it.
final class Panel {
  let services: any ServiceCollection
  init(_ services: any ServiceCollection) { self.services = services }
  var port: Int? {
    didSet { if let port { services.register(Int.self) { port } } }
  }
}
func observed() throws {
  let container = ServiceContainer()
  let panel = Panel(container.services)
  panel.port = 80
  print(try container.validated().resolveRequired(Int.self))
}
func unobserved() throws {
  let container = ServiceContainer()
  let panel = Panel(container.services)
  print(panel.port as Any)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}

// A protocol of the program may require functions of Furnish's names.
protocol Resolving {
  func resolveRequired<T>(_ type: T.Type) -> T
}
func use(_ resolver: some Resolving) { print(resolver.resolveRequired(String.self)) }

// The other operand states the type of a member.
struct Step: Sendable {
  let run: @Sendable (any ServiceCollection) -> Void
  static let numbers = Step { $0.register(Int.self) { 1 } }
  static let texts = Step { $0.register(String.self) { "" } }
  static func + (first: Step, second: Step) -> Step { Step { first.run($0); second.run($0) } }
}
func joined() throws {
  let container = ServiceContainer()
  (Step.numbers + .texts).run(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
}

// `Self` of an extension is the type that calls it, and an element of a well-known type is its argument.
protocol Found: Sendable {}
extension Found {
  static func found(_ provider: any ServiceProvider) -> Self { provider.resolveRequired() }
}
struct Coin: Found {}
struct Bill: Found {}
protocol Named: Sendable {}
protocol Titled: Named {}
struct Book: Titled {}
func found() throws {
  let container = ServiceContainer()
  container.services.register(Coin.self) { Coin() }
  container.services.register(Int.self) { 1 }
  container.services.register((any Titled).self) { Book() }
  let provider = try container.validated()
  print(Coin.found(provider), provider.resolveRequired(Array<Int>.Element.self))
  print(provider.resolveRequired((any Titled & Named).self))
  print(Bill.found(provider))  //~ missing-service: Bill
}

// A recipe with `throws(Never)` throws nothing.
struct Value: Sendable {
  static func make() throws(Never) -> Value { Value() }
}
func neverThrowing() throws {
  let container = ServiceContainer()
  container.services.register(Value.self, Value.make)
  print(try container.validated().resolveRequired(Value.self))
}
