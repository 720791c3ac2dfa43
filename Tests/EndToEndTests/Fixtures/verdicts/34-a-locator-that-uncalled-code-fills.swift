// Only functions that nothing calls add the services, so the locator has none of them.
extension ServiceLocator {
  fileprivate func addLogging() { addService(service: ConsoleLog() as any Log) }
  fileprivate func addClocks() { addService(service: SystemClock() as any Clock) }
}
private func bootstrap() { ServiceLocator.shared.addLogging() }
private func prepare() { ServiceLocator.shared.addClocks() }
struct Page {
  @Injected var log: any Log  //~ warning missing-service: no code calls
  @Injected var clock: any Clock
}
@main struct App {
  static func main() {
    prepare()
    print(Page())
  }
}
