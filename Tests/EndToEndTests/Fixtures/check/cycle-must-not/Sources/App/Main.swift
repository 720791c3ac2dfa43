import Furnish

struct Hen { init(egg: Lazy<Egg>) {} }
struct Egg { init(hen: Hen) {} }

let container = ServiceContainer()
try container.services.register(Hen.self, Hen.init).register(Egg.self, Egg.init)
