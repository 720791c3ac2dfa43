import Furnish

enum Shop {
  struct Basket { init(owner: Owner) {} }
  struct Owner {}
}
extension Shop {
  struct Window { init(basket: Basket) {} }
}

let container = ServiceContainer()
try container.services
  .register(Shop.Basket.self, Shop.Basket.init(owner:))
  .register(Shop.Window.self, Shop.Window.init(basket:))
