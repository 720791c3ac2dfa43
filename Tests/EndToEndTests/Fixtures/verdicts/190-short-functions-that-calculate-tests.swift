import Furnish

// The bodies of short functions and computed properties decide, and relate their results to other tests.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
struct Watch: Sendable {}

enum Names { static let log = "log" }
func exceedsOne(_ number: Int) -> Bool { number > 1 }
func isLog(_ name: String) -> Bool { name == Names.log || name == "logs" }
func isOn(_ name: String) -> Bool {
  switch name {
  case "store", "page": return true
  default: return false
  }
}
func register(_ provider: ServiceCollection) {
  if exceedsOne(2) { provider.register(Journal.self) { Journal() } }
  if isOn("store") { provider.register(Store.self) { Store() } }
  if isOn("clock") { provider.register(Watch.self) { Watch() } }
}

struct Options {
  var level: Int
  var isQuiet: Bool { level == 0 }
  func isAbove(_ other: Int) -> Bool { level > other }
}
func start(_ options: Options) throws {
  let container = ServiceContainer()
  let services = try container.services
  register(services)
  if !isLog("log") { services.register(Page.self) { Page() } }
  if options.isQuiet { services.register(String.self) { "" } }
  if options.level != 0 { services.register(String.self) { "" } }
  if options.isAbove(2) { services.register(Int.self) { 1 } }
  if options.isAbove(5) { services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Watch.self))  //~ missing-service: Watch is not registered
  print(provider.resolveRequired(Page.self))  //~ missing-service: Page is not registered
  print(provider.resolveRequired(String.self))
  if options.isAbove(2) { print(provider.resolveRequired(Int.self)) }
  if options.isAbove(2) {
    print(provider.resolveRequired(Double.self))  //~ missing-service: `level > other` is false
  }
}
try start(Options(level: Int(CommandLine.arguments[1])!))

// Two equal calls have one result, also if the test in the function is not understood.
func isOdd(_ number: Int) -> Bool { number & 1 == 1 }
func startTwice(_ level: Int) throws {
  let container = ServiceContainer()
  if isOdd(level) { try container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  if isOdd(level) { print(provider.resolveRequired(Int.self)) }
}
