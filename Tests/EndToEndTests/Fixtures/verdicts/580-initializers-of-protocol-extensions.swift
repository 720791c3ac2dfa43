// A registration names an initializer that the extension of a protocol adds to the type.
protocol Making: Sendable { init() }
extension Making {
  init(number: Int) { self.init() }
  init(_ log: any Log, text: String) { self.init() }
}
protocol Clocked: Making {}
extension Clocked where Self: Page { init(clock: any Clock) { self.init() } }
struct Box: Making { init() {} }
class Page: Clocked, @unchecked Sendable { required init() {} }
final class Card: Clocked, Sendable { init() {} }
func complete() throws {
  let container = ServiceContainer()
  try container.services.register(Box.self, Box.init(number:)).register(Int.self) { 1 }
    .register(Page.self, Page.init(clock:)).register((any Clock).self) { SystemClock() }
    .register(Card.self, Card.init(_:text:)).register((any Log).self) { ConsoleLog() }.register(String.self) { "" }
  let provider = try container.validated()
  print(provider.resolveRequired(Box.self), provider.resolveRequired(Page.self), provider.resolveRequired(Card.self))
}
func incomplete() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Box.self, Box.init(number:))  //~ missing-service: Int is not registered
  services.register(Page.self, Page.init(clock:))  //~ missing-service: any Clock is not registered
  services.register(Card.self, Card.init(_:text:))  //~ missing-service: any Log is not registered
  services.register(String.self) { "" }
  let provider = try container.validated()
  print(provider.resolveRequired(Box.self), provider.resolveRequired(Page.self), provider.resolveRequired(Card.self))
}
func plain() throws {
  let container = ServiceContainer()
  try container.services.register(Box.self, Box.init)
  print(try container.validated().resolveRequired(Box.self))
}
