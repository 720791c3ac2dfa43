import Furnish

typealias Logger = any Log
typealias Services = any ServiceCollection
typealias Reg = (Services) -> Void
func wire() throws {
  let container = ServiceContainer()
  let parts: [Reg] = [core, { $0.register((any Disk).self) { FastDisk() } }]
  for part in parts { part(try container.services) }
  let provider = try container.validated()
  _ = provider.resolveRequired(Logger.self)
  _ = provider.resolveRequired((any Disk).self)
}
func core(_ services: Services) {
  services.register(Logger.self, ConsoleLog.init(clock:))
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct FastDisk: Disk {}
