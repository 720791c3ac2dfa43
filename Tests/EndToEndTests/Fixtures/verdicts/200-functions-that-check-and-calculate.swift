import Furnish

// Short functions that throw or end the program unless a test holds, and those that calculate in several statements.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
enum Fault: Error { case usage, port }
enum Plan: String {
  case free, team
  var seats: Int {
    switch self {
    case .free: 1
    case .team: 10
    }
  }
}

func check(_ isOn: Bool) throws {
  guard isOn else { throw Fault.usage }
}
func requireQuiet(_ isQuiet: Bool) {
  if !isQuiet { fatalError("quiet alone") }
}
func isOpen(_ port: Int) -> Bool {
  guard port > 0 else { return false }
  let limit = 1024
  if port < limit { return false }
  return true
}
func seats(_ plan: String) -> Int {
  switch plan {
  case "pro": return 5
  default: return 1
  }
}
func doubled(_ number: Int) -> Int {
  var result = number
  result += number
  return result
}

struct Options {
  var url: String?
  func validate() throws {
    guard url != nil else { throw Fault.usage }
  }
}

func start(_ options: Options, isOn: Bool, isQuiet: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isOn { services.register(Journal.self) { Journal() } }
  if options.url != nil { services.register(Store.self) { Store() } }
  if isQuiet { services.register(Page.self) { Page() } }
  if isOpen(8080) { services.register(Int.self) { 1 } }
  if isOpen(80) { services.register(Double.self) { 1 } }
  if seats("pro") > 1 { services.register(String.self) { "" } }
  if Plan.team.seats > 20 { services.register(Float.self) { 1 } }
  if doubled(3) == 6 { services.register(Bool.self) { true } }
  let provider = try container.validated()
  try check(isOn)
  try options.validate()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Page.self))  //~ missing-service: Page is not registered
  requireQuiet(isQuiet)
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self), provider.resolveRequired(Bool.self))
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double is not registered
  print(provider.resolveRequired(Float.self))  //~ missing-service: Float is not registered
}

func startAnyway(isOn: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isOn { services.register(Journal.self) { Journal() } }
  do { try check(isOn) } catch { print("continued") }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try start(Options(), isOn: true, isQuiet: CommandLine.arguments.contains("quiet"))
try startAnyway(isOn: CommandLine.arguments.contains("on"))
