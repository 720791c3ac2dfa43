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

func startUnlessUsage(isOn: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isOn { services.register(Journal.self) { Journal() } }
  do { try check(isOn) } catch let fault as Fault { print(fault) }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}

// A function beside it takes an optional, and the compiler chooses between both.
func verify(_ isOn: Bool) throws { guard isOn else { throw Fault.usage } }
func verify(_ isOn: Bool?) throws {}
func startVerified(isOn: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isOn { services.register(Journal.self) { Journal() } }
  let value: Bool? = isOn
  try verify(value)
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}

// A check may call another one, and print.
func checkBoth(_ first: Bool, _ second: Bool) throws {
  defer { print("checked") }
  try check(first)
  try check(second)
}
func startBoth(isOn: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isOn { services.register(Journal.self) { Journal() } }
  try checkBoth(true, isOn)
  print(try container.validated().resolveRequired(Journal.self))
}

// A text that a loop doubles, and loops inside of loops, are followed up to a limit.
func length() -> Int {
  var text = "a"
  for _ in 0..<60 { text += text }
  return text.count
}
func sum() -> Int {
  var sum = 0
  for first in 0..<100 { for second in 0..<100 { for third in 0..<100 { sum += first + second + third } } }
  return sum
}
print(length(), sum())

try start(Options(url: CommandLine.arguments.last), isOn: true, isQuiet: CommandLine.arguments.contains("quiet"))
try startAnyway(isOn: CommandLine.arguments.contains("on"))
try startUnlessUsage(isOn: CommandLine.arguments.contains("on"))
try startVerified(isOn: CommandLine.arguments.contains("on"))
try startBoth(isOn: CommandLine.arguments.contains("on"))
