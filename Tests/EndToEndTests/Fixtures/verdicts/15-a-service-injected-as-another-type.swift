// The type says what is injected.
func wire(_ locator: ServiceLocator) {
  locator.addService(service: SystemClock(), as: (any Clock).self)
  locator.addService(service: ConsoleLog())
}
struct Page {
  @Injected var clock: any Clock
  @Injected var console: ConsoleLog
  @Injected var log: any Log  //~ missing-service
}
