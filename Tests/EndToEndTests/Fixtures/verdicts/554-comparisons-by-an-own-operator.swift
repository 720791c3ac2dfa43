struct Store: Sendable {}
struct Journal: Sendable {}
enum Level: Int, Comparable {
  case low, middle, high
  static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
}
struct Version: Comparable {
  let major: Int
  static func < (one: Self, other: Self) -> Bool { one.major < other.major }
}
func register(_ level: Level, _ version: Version, in services: any ServiceCollection) {
  if level >= .middle { services.register(Store.self) { Store() } }
  if version > Version(major: 1) { services.register(Journal.self) { Journal() } }
  if level <= .middle { services.register(Int.self) { 1 } }
}
func high() throws {
  let container = ServiceContainer()
  register(.high, Version(major: 2), in: try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self), provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
func low() throws {
  let container = ServiceContainer()
  register(.low, Version(major: 1), in: try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store is not registered
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
try high()
try low()
