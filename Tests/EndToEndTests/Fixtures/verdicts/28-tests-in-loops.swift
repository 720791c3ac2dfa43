// A test in a loop decides if its subject never changes, and `where` and `&&` are tests as well.
func wire(_ isLive: Bool, _ arguments: [String]) throws {
  let container = ServiceContainer()
  let services = try container.services
  for _ in ["a"] where isLive { services.register((any Log).self) { ConsoleLog() } }
  for name in ["a", "b"] where name != "b" { services.register(String.self, name: ServiceName(name)) { "" } }
  repeat {
    if isLive { services.register((any Clock).self) { SystemClock() } }
  } while Bool.random()
  func number() -> Bool {
    services.register(Int.self) { 1 }
    return true
  }
  _ = isLive && number()
  for argument in arguments {
    if isLive { services.register(Double.self) { 1 } }
    if argument.isEmpty { services.register(Float.self) { 1 } }
  }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)  //~ missing-service: any Log
  _ = provider.resolveRequired((any Clock).self)  //~ missing-service: any Clock
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
  _ = provider.resolveRequired(String.self, name: "a")
  _ = provider.resolveRequired(String.self, name: "b")  //~ missing-service: String
  _ = provider.resolveRequired(Float.self)  //~ missing-service: Float
  _ = provider.resolveRequired(Double.self)  //~ missing-service: Double
  if isLive {
    _ = provider.resolveRequired((any Log).self)
    _ = provider.resolveRequired((any Clock).self)
    _ = provider.resolveRequired(Int.self)
  }
  _ = arguments.map { _ in
    if isLive { _ = provider.resolveRequired((any Log).self) }
  }
}
func choose(_ names: String?, _ isLive: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  for case let name? in [names] where name == "a" { services.register(String.self) { name } }
  for case let name? in [names] where isLive { services.register(Int.self) { name.count } }
  let provider = try container.validated()
  _ = provider.resolveRequired(String.self)
  _ = provider.resolveRequired(Int.self)  //~ missing-service: Int
}
