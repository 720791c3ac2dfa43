// Code that is not read may call these functions, so the locator may have the services.
extension ServiceLocator {
  func addLogging() { addService(service: ConsoleLog() as any Log) }
}
@objc final class Delegate: NSObject {
  private func applicationDidFinishLaunching() { ServiceLocator.shared.addService(service: SystemClock() as any Clock) }
}
struct Page {
  @Injected var log: any Log
  @Injected var clock: any Clock
}
@main struct App { static func main() { print(Page()) } }
