// Each instance of a class has its own container.
final class Builder {
  private let container = ServiceContainer()
  private var services: any ServiceCollection { get throws { try container.services } }
  func logging() throws -> Builder {
    try services.register((any Log).self) { ConsoleLog() }
    return self
  }
  func clock(_ clock: any Clock) throws -> Self {
    try services.register((any Clock).self, instance: clock)
    return self
  }
  func build() throws -> ServiceScope { try container.validated() }
}
func wire() throws {
  let quiet = try Builder().logging().build()
  let full = try Builder().logging().clock(SystemClock()).build()
  _ = quiet.resolveRequired((any Log).self)
  _ = full.resolveRequired((any Clock).self)
  _ = full.resolveRequired((any Log).self)
  _ = quiet.resolveRequired((any Clock).self)  //~ missing-service: any Clock
}
