import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  #if FLAG0
    services.register(Int.self, name: "0") { 0 }
  #endif
  #if FLAG1
    services.register(Int.self, name: "1") { 1 }
  #endif
  #if FLAG2
    services.register(Int.self, name: "2") { 2 }
  #endif
  #if FLAG3
    services.register(Int.self, name: "3") { 3 }
  #endif
  #if FLAG4
    services.register(Int.self, name: "4") { 4 }
  #endif
  #if FLAG5
    services.register(Int.self, name: "5") { 5 }
  #endif
  #if FLAG6
    services.register(Int.self, name: "6") { 6 }
  #endif
}
