// Two calls of a method of a structure have different results if the method assigns a variable outside of the structure.
final class Journal: Sendable {}
final class Store: Sendable {}
final class Vault: Sendable {}
final class Counter { var count = 0 }
struct Gate {
  let counter = Counter()
  func advance(_ limit: Int) -> Bool {
    switch limit {
    case 0: counter.count += 1
    default: counter.count = limit
    }
    return counter.count > CommandLine.arguments.count
  }
  func isLong(_ text: String) -> Bool {
    var length = 0
    for part in text.split(separator: "=") { length += part.count }
    let isLong: Bool = length > CommandLine.arguments.count
    let result: Bool
    if isLong { result = text.isEmpty } else { result = text.hasPrefix("a") }
    return result
  }
}
enum Door {
  case front(Counter)
  func open() -> Bool {
    if case .front(let counter) = self { counter.count += 1; return counter.count > CommandLine.arguments.count }
    return false
  }
}
struct Turnstile {
  let counter = Counter()
  func pass(_ names: [String]) -> Bool {
    names.forEach { name in counter.count += name.count }
    return counter.count > CommandLine.arguments.count
  }
  func isCrowded(_ names: [String]) -> Bool {
    var counts: [String: Int] = [:]
    counts["all", default: 0] += names.count
    let sum = names.reduce(into: 0) { $0 += $1.count }
    return sum + counts.count > CommandLine.arguments.count
  }
}
let gate = Gate()
let door = Door.front(Counter())
let turnstile = Turnstile()

func advanced() throws {
  let container = ServiceContainer()
  if gate.advance(1) { container.services.register(Vault.self) { Vault() } }
  if gate.advance(1) { print(try container.validated().resolveRequired(Vault.self)) }  //~ warning missing-service: Vault
}
func opened() throws {
  let container = ServiceContainer()
  if door.open() { container.services.register(Journal.self) { Journal() } }
  if door.open() { print(try container.validated().resolveRequired(Journal.self)) }  //~ warning missing-service: Journal
}
func passed(_ names: [String]) throws {
  let container = ServiceContainer()
  if turnstile.pass(names) { container.services.register(Store.self) { Store() } }
  if turnstile.pass(names) { print(try container.validated().resolveRequired(Store.self)) }  //~ warning missing-service: Store
}
func measured(_ text: String) throws {
  let container = ServiceContainer()
  if gate.isLong(text) { container.services.register(Vault.self) { Vault() } }
  if gate.isLong(text) { print(try container.validated().resolveRequired(Vault.self)) }
}
func crowded(_ names: [String]) throws {
  let container = ServiceContainer()
  if turnstile.isCrowded(names) { container.services.register(Store.self) { Store() } }
  if turnstile.isCrowded(names) { print(try container.validated().resolveRequired(Store.self)) }
}
try advanced()
try opened()
try passed(CommandLine.arguments)
try measured(CommandLine.arguments[0])
try crowded(CommandLine.arguments)
