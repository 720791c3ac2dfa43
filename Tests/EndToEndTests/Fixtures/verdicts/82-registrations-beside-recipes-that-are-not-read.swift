// A recipe whose parameters cannot be read may request any service, so no registration counts as unused.
import Players
let container = ServiceContainer()
let services = try container.services
services.register((any Log).self) { ConsoleLog() }
services.register((any Clock).self) { SystemClock() }
services.register(Player.self) { Player(log: $0, clock: $1) }
print(try container.validated().resolveRequired(Player.self))
