// A locator of the program's own has other services than the shared one.
struct Page { @Injected var log: any Log }  //~ missing-service: any Log
@main struct App {
  static func main() {
    let own = ServiceLocator()
    own.addService(service: ConsoleLog() as any Log)
    ServiceLocator.shared.addService(service: SystemClock() as any Clock)
    let log: any Log = own.getService()
    let clock: any Clock = ServiceLocator.shared.getService()
    let other: any Clock = own.getService()  //~ missing-service: any Clock
    print(Page(), log, clock, other)
  }
}
