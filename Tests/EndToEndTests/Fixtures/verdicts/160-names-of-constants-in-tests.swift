import Furnish

// Tests compare with static constants, which are looked up: `Run.name` is the text, and no case of an enumeration.
struct Log: Sendable {}
struct Store: Sendable {}
struct Clock: Sendable {}
struct Cache: Sendable {}
struct Page: Sendable {
  let (log, store, clock, cache): (Log, Store, Clock, Cache)
  init(log: Log, store: Store, clock: Clock, cache: Cache) {
    (self.log, self.store, self.clock, self.cache) = (log, store, clock, cache)
  }
}

enum Names {
  enum Run { static let name = "run" }
  struct Stop { static let name = "stop" }
}
enum Limits { static let depth = 3 }
let title = "run"

func wire(_ services: any ServiceCollection) {
  let name = "run"
  let depth = 3
  if name == Names.Run.name { services.register(Log.self) { Log() } }
  if Names.Run.name != Names.Stop.name { services.register(Store.self) { Store() } }
  if Limits.depth == depth { services.register(Clock.self) { Clock() } }
  switch name {
  case title: services.register(Cache.self) { Cache() }
  default: break
  }
  services.register(Page.self, Page.init(log:store:clock:cache:))
}

let container = ServiceContainer()
wire(try container.services)
print(try container.validated().resolveRequired(Page.self))
