// A function that throws before it registers: what follows depends on it only if the program continues.
struct Failure: Error {}
func register(_ services: any ServiceCollection, if isReady: Bool) throws {
  guard isReady else { throw Failure() }
  services.register((any Log).self) { ConsoleLog() }
}
func thrown(_ isReady: Bool) throws {
  let container = ServiceContainer()
  try register(container.services, if: isReady)
  print(try container.validated().resolveRequired((any Log).self))
}
func ignored(_ isReady: Bool) throws {
  let container = ServiceContainer()
  try? register(container.services, if: isReady)
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func caught(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do { try register(container.services, if: isReady) } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func replaced(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    try register(container.services, if: isReady)
  } catch {
    container.services.register((any Log).self) { ConsoleLog() }
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func ended(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do { try register(container.services, if: isReady) } catch { fatalError("\(error)") }
  print(try container.validated().resolveRequired((any Log).self))
}
func known() throws {
  let container = ServiceContainer()
  try? register(container.services, if: true)
  print(try container.validated().resolveRequired((any Log).self))
}
