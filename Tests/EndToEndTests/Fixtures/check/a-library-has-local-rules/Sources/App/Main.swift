import Furnish

struct Page { init(number: Int) {} }
struct Hen { init(egg: Egg) {} }
struct Egg { init(hen: Hen) {} }
public struct Pages: ServiceModule {
  public func register(in services: any ServiceCollection) {
    services.register(Page.self, Page.init).register(Hen.self, Hen.init).register(Egg.self, Egg.init)
  }
}
