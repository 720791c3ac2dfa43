// A list to which nothing is added and a closure that does nothing are known.
func build(_ modules: [any ServiceModule] = [], configure: (any ServiceCollection) -> Void = { _ in }) throws
  -> ServiceScope
{
  let container = ServiceContainer()
  container.services.register((any Log).self) { ConsoleLog() }
  for module in modules { container.services.include(module) }
  configure(container.services)
  return try container.validated()
}
final class Builder {
  private var modules: [any ServiceModule] = []
  func with(_ module: any ServiceModule) -> Self {
    modules.append(module)
    return self
  }
  func build() throws -> ServiceScope {
    let container = ServiceContainer()
    container.services.register((any Log).self) { ConsoleLog() }
    modules.forEach { container.services.include($0) }
    return try container.validated()
  }
}
func add(to services: any ServiceCollection, also: (any ServiceCollection) -> Void = { $0.register(Int.self) { 1 } }) {
  also(services)
}
func added() throws {
  let container = ServiceContainer()
  add(to: container.services)
  print(try container.validated().resolveRequired(Int.self))
}
print(try build().resolveRequired((any Log).self))
print(try build(configure: { $0.register(String.self) { "x" } }).resolveRequired(String.self))
print(try Builder().build().resolveRequired((any Log).self))
try added()
