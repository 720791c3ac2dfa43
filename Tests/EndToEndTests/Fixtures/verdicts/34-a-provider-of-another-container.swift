// The program sets the provider of one container, and a service that it injects is only in the other one.
struct Page {
  @Injected var log: any Log
  @Injected var clock: any Clock  //~ missing-service: no provider that the program sets
  func show() { print(log, clock) }
}
@main struct App {
  static func main() throws {
    let logs = ServiceContainer()
    try logs.services.register((any Log).self) { ConsoleLog() }
    let clocks = ServiceContainer()
    try clocks.services.register((any Clock).self) { SystemClock() }
    let provider = try logs.validated()
    prepareServices { $0.provider = provider }
    print(try clocks.validated().resolveRequired((any Clock).self))
    Page().show()
  }
}
