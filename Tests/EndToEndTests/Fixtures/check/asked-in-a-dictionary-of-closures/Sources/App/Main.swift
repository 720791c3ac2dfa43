import Furnish

func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  let routes: [String: () -> Void] = [
    "log": { _ = provider.resolveRequired((any Log).self) },
    "clock": { _ = provider.resolveRequired((any Clock).self) },
  ]
  print(routes)
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
