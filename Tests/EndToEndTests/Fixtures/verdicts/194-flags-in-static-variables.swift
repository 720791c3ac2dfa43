import Furnish

// Two tests of a static or global variable are one unknown value until code may change it.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}

nonisolated(unsafe) var isVerbose = false
enum Boot {
  nonisolated(unsafe) static var isDemo = false
  static func start(_ arguments: [String]) throws {
    isDemo = arguments.contains("demo")
    if arguments.contains("verbose") { isVerbose = true }
    let container = ServiceContainer()
    let services = try container.services
    if !isDemo { services.register(Journal.self) { Journal() } }
    if isDemo { services.register(Journal.self) { Journal() } }
    if isVerbose { services.register(Page.self) { Page() } }
    if !isDemo { services.register(Store.self) { Store() } }
    let provider = try container.validated()
    print(provider.resolveRequired(Journal.self))
    if isVerbose { print(provider.resolveRequired(Page.self)) }
    print(provider.resolveRequired(Store.self))  //~ warning missing-service: isDemo is true
  }
}
try Boot.start(CommandLine.arguments)
