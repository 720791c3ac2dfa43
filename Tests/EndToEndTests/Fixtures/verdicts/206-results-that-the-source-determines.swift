import Furnish

// The result of a test whose parts the source determines is the same each time, so a finding that depends on it is a warning, even
// if the result is not calculated. A result that depends on the environment of the process may be any.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
struct Watch: Sendable {}
struct Failure: Error {}

func isEven(_ number: Int) -> Bool { number == 0 ? true : !isEven(number - 1) }
func limit<Number: Comparable>(_ number: Number, to most: Number) -> Number {
  if number > most { return most }
  return number
}
func size(_ number: Int) -> String {
  switch number {
  case let large where large > 10: return "large"
  default: return "small"
  }
}
func isLarge(_ number: Int) -> Bool {
  switch number {
  case let large where large > 10: true
  default: false
  }
}
func checked(_ number: Int) throws -> Int {
  if number < 0 { throw Failure() }
  return number
}
func orSeven(_ number: Int) -> Int {
  let result = (try? checked(number)) ?? 7
  return result
}
struct Server {
  let isSecure: Bool
  init(port: Int) {
    let rest = port % 1000
    isSecure = rest == 443
  }
}
func readSetting(_ name: String) -> String { CommandLine.arguments.first { $0.hasPrefix(name) } ?? "" }
func isOn(_ name: String) -> Bool { readSetting(name) == "on" }

func calculate() throws {
  let container = ServiceContainer()
  let server = Server(port: 8443)
  if isEven(4) { try container.services.register(Int.self) { 1 } }
  if limit(5, to: 3) == 3 { try container.services.register(String.self) { "" } }
  if size(11) == "large" { try container.services.register(Double.self) { 1 } }
  if orSeven(-1) == 7 { try container.services.register(Journal.self) { Journal() } }
  if server.isSecure { try container.services.register(Store.self) { Store() } }
  if isLarge(11) { try container.services.register(Watch.self) { Watch() } }
  if isOn("page") { try container.services.register(Page.self) { Page() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: Int is not registered
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Double.self))
  print(provider.resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
  print(provider.resolveRequired(Store.self))  //~ warning missing-service: Store is not registered
  print(provider.resolveRequired(Watch.self))
  print(provider.resolveRequired(Page.self))  //~ missing-service: Page is not registered
}
try calculate()
