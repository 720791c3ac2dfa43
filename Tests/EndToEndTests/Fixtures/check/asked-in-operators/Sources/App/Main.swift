import Furnish

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  let all = provider.resolveAll((any Log).self) + [ConsoleLog(clock: provider.resolveRequired((any Disk).self))]
  let n = provider.resolve((any Cache).self) ?? provider.resolveRequired((any Cache).self)
  print(all, n, provider.resolveRequired((any Clock).self))
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
protocol Cache: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
