// The traits of tests have containers of their own, which are validated before the tests run.
import FurnishTesting
import Testing

final class Hen: Sendable { init(egg: Egg) {} }
final class Egg: Sendable { init(hen: Hen) {} }
final class Book: Sendable { init(page: Page) {} }
final class Page: Sendable { init() {} }
struct Shop: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register(Cart.self, Cart.init(log:))  //~ missing-service: any Log is not registered
  }
}
final class Cart: Sendable { init(log: any Log) {} }
func registerLog(_ services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
@Test(.provider { $0.register((any Log).self, ClockedLog.init(clock:)).register((any Clock).self) { SystemClock() } })
func complete() {}
@Test(.provider { $0.register((any Log).self, ClockedLog.init(clock:)) })  //~ missing-service: any Clock is not registered
func incomplete() {}
@Test(.provider { services in
  services.register(Hen.self, Hen.init(egg:))  //~ dependency-cycle: Hen → Egg → Hen
  services.register(Egg.self, Egg.init(hen:))
})
func circular() {}
@Test(.provider(registerLog)) func byFunction() throws {
  @Injected var log: any Log
  @Injected var clock: any Clock  //~ missing-service: any Clock is not registered
  print(log, clock)
}
@Suite(.container { services, folder in
  services.register(Book.self, Book.init(page:))  //~ captive-dependency: Book
  services.register(Page.self, lifetime: .scoped) { Page() }
})
struct CaptiveTests { @Test func opens() {} }
@Suite(.provider { $0.include(Shop()) }) struct IncompleteShopTests { @Test func opens() {} }
@Suite(.provider { $0.include(Shop()).register((any Log).self) { ConsoleLog() } }) struct ShopTests { @Test func opens() {} }
