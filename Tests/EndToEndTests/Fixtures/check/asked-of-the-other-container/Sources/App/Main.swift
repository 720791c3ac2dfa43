import Furnish

func wire() throws {
  let live = ServiceContainer()
  try live.services.register((any Clock).self) { SystemClock() }
  let mock = ServiceContainer()
  try mock.services.register((any Log).self) { ConsoleLog(clock: SystemClock()) }
  _ = try live.validated().resolveRequired((any Clock).self)
  _ = try mock.validated().resolveRequired((any Log).self)
  _ = try mock.validated().resolveRequired((any Clock).self)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
