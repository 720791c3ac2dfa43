import Furnish

public func install(in services: any ServiceCollection) {
  services.register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
  services.register((any Clock).self) { (log: any Log) in SystemClock() }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}
