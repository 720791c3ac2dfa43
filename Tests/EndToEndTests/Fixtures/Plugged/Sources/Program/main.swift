import Furnish
import Library

struct NoonClock: Clock {
  func hour() -> Int { 12 }
}

let container = ServiceContainer()
try container.services.include(Banking())
try container.services.register((any Clock).self) { NoonClock() }
let provider = try container.validated()
print(provider.resolveRequired(Ledger.self).state)
