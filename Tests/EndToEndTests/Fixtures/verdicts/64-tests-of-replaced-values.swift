// Code that is not followed may set a mutable property, so a service is at most a warning for one of its values.
enum Flags { nonisolated(unsafe) static var isDry = true }
func make(isDry: Bool) throws -> ServiceContainer {
  let container = ServiceContainer()
  if !isDry { container.services.register(String.self) { "" } }
  return container
}
func live() { Flags.isDry = false }
live()
print(try make(isDry: Flags.isDry).validated().resolveRequired(String.self))  //~ warning missing-service: String
