// A case that `.init(rawValue:)` creates may be any.
enum Stage: String, Sendable { case development, staging, production }
struct Wiring {
  let stage: Stage
  func apply(to services: any ServiceCollection) {
    if stage == .development { services.register((any Log).self) { ConsoleLog() } }
    if stage == .staging || stage == .production {
      services.register((any Log).self, ClockedLog.init(clock:)).register((any Clock).self) { SystemClock() }
    }
  }
}
func created() throws {
  let container = ServiceContainer()
  Wiring(stage: .init(rawValue: CommandLine.arguments[1]) ?? .development).apply(to: try container.services)
  print(try container.validated().resolveRequired((any Log).self))
}
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct OtherNumbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 2 } }
}
func wire(_ stage: Stage, _ container: ServiceContainer) throws {
  switch stage {
  case .development: try container.services.include(Numbers())
  case .staging, .production: try container.services.include(OtherNumbers())
  }
}
func passed() throws {
  let container = ServiceContainer()
  try wire(.init(rawValue: CommandLine.arguments[1])!, container)
  print(try container.validated().resolveRequired(Int.self))
}
try created()
try passed()
