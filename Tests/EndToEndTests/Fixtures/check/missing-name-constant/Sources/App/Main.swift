import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

extension ServiceName {
  static let system: Self = "system"
  static let other: ServiceName = "other"
}

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self, name: .system) { SystemClock() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Clock).self, name: .other)
}
