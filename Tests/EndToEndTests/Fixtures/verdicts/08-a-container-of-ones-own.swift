// What is registered in a container of the program's own is not ours to judge.
final class Container {
  func register<T>(_ type: T.Type, _ make: (Container) -> T) {}
  func resolve<T>(_ type: T.Type) -> T? { nil }
}
func wire() throws {
  let own = Container()
  own.register((any Log).self) { r in ClockedLog(clock: r.resolve((any Clock).self)!) }
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }
}
