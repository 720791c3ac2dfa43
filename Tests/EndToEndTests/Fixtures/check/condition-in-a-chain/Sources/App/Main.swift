import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self, ConsoleLog.init(clock:))
    #if os(Linux)
      .register((any Clock).self) { SystemClock() }
    #elseif os(macOS)
      .register((any Clock).self) { SystemClock() }
    #endif
    .register(Int.self) { 1 }
}
