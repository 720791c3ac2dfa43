// A generic function registers several types at one place. If one of them is requested, the others are not reported.
struct Repository<Item: Sendable>: Sendable {}
struct Finder: Sendable { init(numbers: Repository<Int>) {} }
extension ServiceCollection {
  func add<Item: Sendable>(_ item: Item.Type) { register(Repository<Item>.self) { Repository<Item>() } }
}
let container = ServiceContainer()
let services = try container.services
services.add(Int.self)
services.add(String.self)
services.register(Finder.self, Finder.init(numbers:))
print(try container.validated().resolveRequired(Finder.self))
