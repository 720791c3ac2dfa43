import Furnish

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  print("the log: \(provider.resolveRequired((any Log).self))")
  print("\(provider.resolveRequired((any Clock).self))")
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
