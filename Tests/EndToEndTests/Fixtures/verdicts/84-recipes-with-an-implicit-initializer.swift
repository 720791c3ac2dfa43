// The type that is registered is the one that `.init` and other implicit members of its recipe belong to.
struct Page: Sendable { let log: any Log }
struct Title: Sendable {
  let clock: any Clock
  static func live(clock: any Clock) -> Title { Title(clock: clock) }
}
struct Cover: Sendable { let color: Int }
struct Book: Sendable { let cover: Cover }
struct Box<Value: Sendable>: Sendable { let value: Value }
let container = ServiceContainer()
let services = try container.services
services.register(Page.self) { .init(log: $0) }  //~ missing-service: any Log
services.register(Title.self) { return .live(clock: $0) }  //~ missing-service: any Clock
services.register(Book.self) { Book(cover: .init(color: $0)) }  //~ missing-service: Int
services.register(Box<Double>.self) { Box(value: $0) }  //~ missing-service: Double
let provider = try container.validated()
print(provider.resolveRequired(Page.self), provider.resolveRequired(Title.self), provider.resolveRequired(Book.self))
print(provider.resolveRequired(Box<Double>.self))
