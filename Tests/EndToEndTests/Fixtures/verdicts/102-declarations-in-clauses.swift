// A name that each clause of an `#if` declares has in each build the value of the clause that is compiled.
struct Log: Sendable {}
struct Cache: Sendable {}
struct Store: Sendable {}
struct First: ServiceModule { func register(in services: ServiceCollection) { services.register(Log.self) { Log() } } }
struct Second: ServiceModule {
  func register(in services: ServiceCollection) {
    services.register(Log.self) { Log() }
    services.register(Cache.self) { Cache() }
  }
}
#if DEBUG
let modules: [any ServiceModule] = [Second()]
typealias Tool = Cache
#else
let modules: [any ServiceModule] = [First()]
typealias Tool = Store
#endif
func build() throws -> ServiceScope {
  let container = ServiceContainer()
  let services = try container.services
  #if DEBUG
  let isDebug = true
  func add(_ services: ServiceCollection) { services.register(Int.self) { 1 } }
  #else
  let isDebug = false
  func add(_ services: ServiceCollection) { services.register(String.self) { "" } }
  #endif
  for module in modules { try services.include(module) }
  if isDebug { services.register(Double.self) { 1 } } else { services.register(Store.self) { Store() } }
  add(services)
  return try container.validated()
}
let provider = try build()
print(provider.resolveRequired(Log.self), provider.resolveRequired(Tool.self))
#if DEBUG
print(provider.resolveRequired(Cache.self), provider.resolveRequired(Int.self), provider.resolveRequired(Double.self))
#else
print(provider.resolveRequired(String.self), provider.resolveRequired(Store.self))
print(provider.resolveRequired(Cache.self))  //~ warning missing-service: DEBUG is not set
#endif
print(provider.resolveRequired(Int.self))  //~ missing-service: DEBUG is not set
