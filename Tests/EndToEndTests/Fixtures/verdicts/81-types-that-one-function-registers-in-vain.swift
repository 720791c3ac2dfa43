// If none of the types that a generic function registers is requested, each is reported.
struct Repository<Item: Sendable>: Sendable {}
extension ServiceCollection {
  func add<Item: Sendable>(_ item: Item.Type) {
    register(Repository<Item>.self) { Repository<Item>() }  //~ unused-registration: Repository<Swift.String>
    //~ 5 unused-registration: Repository<Swift.Int>
  }
}
let container = ServiceContainer()
let services = try container.services
services.add(Int.self)
services.add(String.self)
services.register((any Log).self) { ConsoleLog() }
print(try container.validated().resolveRequired((any Log).self))
