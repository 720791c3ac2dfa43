// A decorator wraps the services that are created with an argument, and requests its own dependencies.
import Furnish
protocol Page: Sendable {}
struct Plain: Page {}
struct Framed: Page {
  init(_ inner: any Page, _ missing: Missing) {}
}
struct Missing: Sendable {}
struct Menu: Sendable {
  init(makePage: AssistedFactory<any Page, Int>) {}
}
let container = ServiceContainer()
try container.services
  .register((any Page).self, with: Int.self) { (number: Int) in Plain() }
  .decorate((any Page).self) { (page: any Page, gone: Missing) in Framed(page, gone) }  //~ missing-service: Missing
  .register(Menu.self, Menu.init(makePage:))
print(try container.validated().resolveRequired(Menu.self))
