// A decorator of a service with an argument runs when the service is created, so it may need the service that creates it.
protocol Page: Sendable {}
struct Plain: Page {}
struct Framed: Page { init(_ inner: any Page, _ menu: Menu) {} }
struct Menu: Sendable { init(makePage: AssistedFactory<any Page, Int>) {} }
let container = ServiceContainer()
try container.services
  .register((any Page).self, with: Int.self) { (number: Int) in Plain() }
  .decorate((any Page).self) { (page: any Page, menu: Menu) in Framed(page, menu) }
  .register(Menu.self, Menu.init(makePage:))
print(try container.validated().resolveRequired(Menu.self))
