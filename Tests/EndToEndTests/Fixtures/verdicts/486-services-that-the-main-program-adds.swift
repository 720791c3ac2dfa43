// The main program adds services to the locator under a condition, and reads them.
final class Log1: Sendable {}
final class Log2: Sendable {}
final class Log3: Sendable {}
final class Log4: Sendable {}
final class Log5: Sendable {}
final class Log6: Sendable {}
final class Log7: Sendable {}
@MainActor struct Page {
  /// Code may read it only where it was added.
  @Injected var log: Log5  //~ warning missing-service: Log5
}
/// Counts as code that may run at any time, since it only requests services.
@MainActor func show() { print(ServiceLocator.shared.getService(Log6.self)) }  //~ warning missing-service: Log6
/// Runs at any time.
@MainActor func other() -> Log7 { ServiceLocator.shared.getService() }  //~ warning missing-service: Log7

@main struct App {
  @MainActor static func main() {
    let locator = ServiceLocator.shared
    let isLive = CommandLine.arguments.contains("live")
    if isLive { locator.addService(service: Log1()) }
    print(locator.getService(Log1.self))  //~ missing-service: Log1

    if isLive { locator.addService(service: Log2()) } else { locator.addService(service: Log2()) }
    print(locator.getService(Log2.self))

    if isLive { locator.addService(service: Log3()) }
    if isLive { print(locator.getService(Log3.self)) }

    guard CommandLine.arguments.count > 1 else { fatalError() }
    if CommandLine.arguments.count > 1 { locator.addService(service: Log4()) }
    print(locator.getService(Log4.self))

    if isLive { locator.addService(service: Log5()) }
    print(Page())

    if isLive { locator.addService(service: Log6()) }
    show()
    if isLive { locator.addService(service: Log7()) }
  }
}
