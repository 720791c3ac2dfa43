import Furnish

struct Hen { init(egg: Egg) {} }
struct Egg { init(nest: Nest) {} }
struct Nest { init(hen: Hen) {} }

let container = ServiceContainer()
try container.services
  .register(Hen.self, Hen.init)
  .register(Egg.self, Egg.init)
  .register(Nest.self, Nest.init)
