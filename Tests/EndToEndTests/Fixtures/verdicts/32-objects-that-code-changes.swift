// Code sets the properties of an object before another function tests them.
final class Settings {
  var path: String?
  var isOn = false
}
struct Options { var isOn = false, path: String? }
func register(_ settings: Settings, in services: any ServiceCollection) {
  if let path = settings.path { services.register(String.self, instance: path) }
  if settings.isOn { services.register(Int.self, instance: 1) }
}
func register(options: Options, in services: any ServiceCollection) {
  if let path = options.path { services.register(String.self, instance: path) }
  if options.isOn { services.register(Int.self, instance: 1) }
}
func object() throws {
  let settings = Settings()
  settings.path = "/tmp"
  settings.isOn = true
  let container = ServiceContainer()
  register(settings, in: container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolveRequired(Int.self))
}
func half() throws {
  let settings = Settings()
  settings.path = "/tmp"
  settings.isOn = false
  let container = ServiceContainer()
  register(settings, in: container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
func structure() throws {
  var options = Options()
  options.isOn = true
  options.path = "/tmp"
  let container = ServiceContainer()
  register(options: options, in: container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self), provider.resolveRequired(Int.self))
}
final class Builder {
  private var log: (any Log)?
  private let container = ServiceContainer()
  func with(log: any Log) -> Self {
    self.log = log
    return self
  }
  func build() throws -> ServiceScope {
    if let log { container.services.register((any Log).self, instance: log) }
    return try container.validated()
  }
}
func built() throws { print(try Builder().with(log: ConsoleLog()).build().resolveRequired((any Log).self)) }
final class Maker {
  private var clock: (any Clock)?
  private let container = ServiceContainer()
  func with(clock: any Clock) -> Maker {
    self.clock = clock
    return self
  }
  func build() throws -> ServiceScope {
    if let clock { container.services.register((any Clock).self, instance: clock) }
    return try container.validated()
  }
}
func unbuilt() throws {
  print(try Maker().build().resolveRequired((any Clock).self))  //~ missing-service: any Clock
}
/// Code whose source was not read may change an object.
func changed(_ change: (Settings) -> Void) throws {
  let settings = Settings()
  settings.isOn = true
  change(settings)
  let container = ServiceContainer()
  register(settings, in: container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
