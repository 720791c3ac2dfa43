// A list to which nothing is added and a closure that does nothing register nothing.
func build(_ modules: [any ServiceModule] = [], configure: (any ServiceCollection) -> Void = { _ in }) throws
  -> ServiceScope
{
  let container = ServiceContainer()
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
    modules.forEach { container.services.include($0) }
    return try container.validated()
  }
}
print(try build().resolveRequired((any Log).self))  //~ missing-service: any Log
print(try Builder().build().resolveRequired((any Clock).self))  //~ missing-service: any Clock
