import Core
import Furnish

struct SystemClock: Clock {}
struct NoLog: Log {}
let container = ServiceContainer()
try container.services
  .register((any Clock).self) { SystemClock() }
  .register((any Log).self) { NoLog() }
