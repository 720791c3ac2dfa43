// Two helpers of one name differ in the closure that they take.
func add(_ services: any ServiceCollection, _ make: @escaping @Sendable (any Clock) -> ClockedLog) {
  services.register((any Log).self) { (clock: any Clock) in make(clock) as any Log }
}
func add(_ services: any ServiceCollection, _ make: @escaping @Sendable () -> ConsoleLog) {
  services.register((any Log).self) { make() as any Log }
}
func wire() throws {
  let container = ServiceContainer()
  add(try container.services) { ConsoleLog() }
}
