import Furnish

extension ServiceProvider {
  var log: any Log { resolveRequired((any Log).self) }
  func clock() -> any Clock { resolveRequired((any Clock).self) }
  subscript<T: Sendable>(_ type: T.Type) -> T { resolveRequired(type) }
}
func wire() throws {
  let container = ServiceContainer()
  try container.services.register((any Clock).self) { SystemClock() }
  let provider = try container.validated()
  print(provider.log, provider.clock())
  print(provider[(any Disk).self])
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct SystemClock: Clock {}
