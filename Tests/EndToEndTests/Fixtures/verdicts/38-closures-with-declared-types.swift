// The type of a variable or a parameter states the types of the parameters and of the result of a closure.
protocol Store: Sendable {}
protocol Theme: Sendable {}
struct Files: Store, Theme { init() {} }
struct Page {
  @Injected var log: any Log
  @Injected var clock: any Clock
  @Injected var store: any Store
  @Injected var theme: any Theme
  @Injected var files: Files  //~ missing-service: Files
}
struct Setup { var addStore: (any Store) -> Void }
func add<T: Sendable>(_ type: T.Type = T.self, _ make: () -> T) { ServiceLocator.shared.addService(service: make()) }
let addLog: (any Log) -> Void = { ServiceLocator.shared.addService(service: $0) }
let addClock: (any Clock) -> Void = { clock in ServiceLocator.shared.addService(service: clock) }
let setup = Setup(addStore: { ServiceLocator.shared.addService(service: $0) })
addLog(ConsoleLog())
addClock(SystemClock())
setup.addStore(Files())
add((any Theme).self) { Files() }
_ = Page()
