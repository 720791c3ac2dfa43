import Furnish

@main struct Program {
  static func main() async throws {
    let container = ServiceContainer()
    try await Self.compose(container)
    try await container.start()
    let server = try await container.provider.require((any Log).self)
    print(server)
  }
  static func compose(_ container: ServiceContainer) async throws {
    let services = try container.services
    let isTest = CommandLine.arguments.contains("--test")
    services.register((any Log).self, isTest ? makeQuiet : makeLoud)
  }
  static func makeQuiet(clock: any Clock) -> any Log { ConsoleLog(clock: clock) }
  static func makeLoud(clock: any Clock, disk: any Disk) -> any Log { ConsoleLog(clock: clock) }
}

protocol Log: Sendable {}
protocol Clock: Sendable {}
protocol Disk: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
