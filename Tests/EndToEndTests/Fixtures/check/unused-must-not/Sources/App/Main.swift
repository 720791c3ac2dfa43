import Furnish

protocol Log: Sendable {}
protocol Clock: Sendable {}
struct ConsoleLog: Log { let clock: any Clock }
struct SystemClock: Clock {}

func wire() throws {
  let container = ServiceContainer()
  try container.services
    .register((any Log).self, eager: true, ConsoleLog.init(clock:))
    .register((any Clock).self) { SystemClock() }
    .register(Int.self) { 1 }
    .register(String.self, name: "one") { "one" }
  let provider = try container.validated()
  print(provider.resolve(Int.self) as Any)
  func word(_ name: ServiceName) -> String? { provider.resolve(String.self, name: name) }
  print(CommandLine.arguments.compactMap { word(ServiceName($0)) })
}
