// Two variables hold structures, and each has the module that was added to it.
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct LiveTexts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "live" } }
}
struct MockTexts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "mock" } }
}
struct Settings { var modules: [any ServiceModule] = [Numbers()] }
func boot(_ settings: Settings) throws -> ServiceScope {
  let container = ServiceContainer()
  for module in settings.modules { try container.services.include(module) }
  return try container.validated()
}
var live = Settings()
live.modules.append(LiveTexts())
var mock = Settings()
mock.modules.append(MockTexts())
print(try boot(live).resolveRequired(String.self), try boot(mock).resolveRequired(String.self))
print(try boot(live).resolveRequired(Int.self), try boot(mock).resolveRequired(Int.self))
