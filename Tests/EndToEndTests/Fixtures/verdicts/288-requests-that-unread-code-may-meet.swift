// Code that is not read adds to one of two containers, so a request to an unknown provider may find each service.
import Outside
func makeKnown() throws -> any ServiceProvider {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
  return try container.validated()
}
func makeOpen() throws -> any ServiceProvider {
  let container = ServiceContainer()
  try configure(container.services)  //~ warning undecidable
  return try container.validated()
}
func read(_ provider: any ServiceProvider) { print(provider.resolveRequired((any Clock).self)) }
print(try makeKnown().resolveRequired((any Log).self))
