// The condition under which code reads an injected property is unknown: the program may have ended where a test failed. So a
// service that is added after a test is at most a warning, unless a flag alone leaves it out.
protocol Store: Sendable {}
protocol Theme: Sendable {}
protocol Plugin {}
protocol Cache: Sendable {}
protocol Tracer: Sendable {}
struct Files: Store, Theme, Cache, Tracer { init() {} }
final class Page {
  @Injected var log: any Log  //~ warning missing-service: any Log
  @Injected var clock: any Clock  //~ warning missing-service: any Clock
  @Injected var store: any Store  //~ warning missing-service: any Store
  @Injected var theme: any Theme  //~ warning missing-service: any Theme
  @Injected var cache: any Cache
  @Injected var tracer: any Tracer  //~ warning missing-service: any Tracer
}
func start(_ first: Any?, _ arguments: [String]) throws {
  guard let plugin = first as? any Plugin else { return }
  print(plugin)
  ServiceLocator.shared.addLog()
  switch arguments.first {
  case "help"?: return
  case "broken"?: throw CancellationError()
  default: ServiceLocator.shared.addService(service: SystemClock() as any Clock)
  }
  if arguments.isEmpty {
    print("no arguments")
  } else {
    ServiceLocator.shared.addService(service: Files() as any Store)
  }
  #if TRACING
    if arguments.count > 2 { ServiceLocator.shared.addService(service: Files() as any Tracer) }
  #endif
  _ = Page()
}
@main struct App {
  static func main() throws {
    if CommandLine.arguments.isEmpty { fatalError("an argument is required") }
    ServiceLocator.shared.addService(service: Files() as any Cache)
    let isReady = CommandLine.arguments.count > 1
    guard isReady else { return print("usage") }
    ServiceLocator.shared.addService(service: Files() as any Theme)
    try start(CommandLine.arguments.first, CommandLine.arguments)
  }
}
extension ServiceLocator {
  func addLog() { addService(service: ConsoleLog() as any Log) }
}
