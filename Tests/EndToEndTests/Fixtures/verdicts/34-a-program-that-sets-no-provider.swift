// Properties with @Injected read the provider in force. This program builds a container, and sets no provider.
struct Page {
  @Injected var log: any Log  //~ missing-service: the program sets no provider
  @Injected var clock: (any Clock)?
  func show() { print(log, clock as Any) }
}
func report() {
  @Injected var log: any Log  //~ missing-service: the program sets no provider
  print(log)
}
struct Settings { var provider: (any ServiceProvider)? }
@main struct App {
  static func main() throws {
    let container = ServiceContainer()
    try container.services.register((any Log).self) { ConsoleLog() }
    try container.services.register((any Clock).self) { SystemClock() }
    var settings = Settings()
    settings.provider = try container.validated()
    Page().show()
    report()
    _ = Injected<any Clock>().wrappedValue  //~ missing-service: the program sets no provider
    withServices { $0[Retries.self] = 2 } operation: { Page().show() }
  }
}
enum Retries: ServiceKey { static var defaultValue: Int { 1 } }
