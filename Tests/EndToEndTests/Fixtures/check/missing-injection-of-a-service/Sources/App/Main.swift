import Furnish
import FurnishMacros

protocol Log: Sendable {}
protocol Clock: Sendable {}

@Service(Log.self)
final class ConsoleLog: Log {
  @Injection var clock: any Clock
}

let container = ServiceContainer()
try container.services.register(as: ConsoleLog.self)
