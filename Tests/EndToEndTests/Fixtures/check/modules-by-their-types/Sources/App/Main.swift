import Furnish

protocol Feature: ServiceModule { init() }
struct A: Feature { func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } } }
struct B: Feature { func register(in services: any ServiceCollection) { services.register((any Log).self, ConsoleLog.init(clock:)).register(Int.self) { (d: any Disk) in 3 } } }
func wire() throws {
  let container = ServiceContainer()
  let types: [any Feature.Type] = [A.self, B.self]
  for type in types { try container.services.include(type.init()) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
