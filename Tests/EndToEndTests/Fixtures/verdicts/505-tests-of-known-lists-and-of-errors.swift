// Tests by closures of lists that the source shows, loops that test at their end, and errors that `try?` discards in tests.
import Foundation

final class Journal: Sendable {}
final class Store: Sendable { init(_ text: String) {} }
enum Part { case chat, video }

func contained() throws {
  let container = ServiceContainer()
  let (names, parts, numbers) = (["core", "chat"], [Part.chat, .video], [1, 4])
  if names.contains(where: { $0.hasPrefix("ch") }) { container.services.register(Journal.self) { Journal() } }
  if parts.contains(where: { $0 == .video }) { container.services.register(Int.self) { 1 } }
  let arePositive = numbers.allSatisfy { $0 > 0 }
  if arePositive { container.services.register(String.self) { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
func notContained() throws {
  let container = ServiceContainer()
  let (names, parts, numbers) = (["core"], [Part.chat], [1, -4])
  if names.contains(where: { $0.hasPrefix("ch") }) { container.services.register(Journal.self) { Journal() } }
  if parts.contains(where: { $0 == .video }) { container.services.register(Int.self) { 1 } }
  let arePositive = numbers.allSatisfy { $0 > 0 }
  if arePositive { container.services.register(String.self) { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
}
func containedInInput(_ names: [String]) throws {
  let container = ServiceContainer()
  if names.contains(where: { $0.hasPrefix("ch") }) { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if names.contains(where: { $0.hasPrefix("ch") }) { print(provider.resolveRequired(Journal.self)) }
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
}

func repeated() throws {
  let container = ServiceContainer()
  var pass = 0
  repeat {
    if pass == 0 { container.services.register(Journal.self) { Journal() } } else {
      container.services.register(Int.self) { 1 }
    }
    pass += 1
  } while pass < 2
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Int.self))
}
func repeatedOnce() throws {
  let container = ServiceContainer()
  var isDone = false
  repeat {
    if isDone { container.services.register(Journal.self) { Journal() } }
    isDone = true
  } while !isDone
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
func retried() throws {
  let container = ServiceContainer()
  var attempts = 0
  while attempts < 3 {
    attempts += 1
    if let text = try? String(contentsOfFile: "/etc/app", encoding: .utf8) {
      container.services.register(Store.self) { Store(text) }
      break
    }
  }
  print(try container.validated().resolveRequired(Store.self))  //~ missing-service: Store
}

struct Failure: Error {}
func addLive(_ services: any ServiceCollection) throws {
  if CommandLine.argc > 1 { throw Failure() }
  services.register(Journal.self) { Journal() }
}
func orElse() throws {
  let container = ServiceContainer()
  if (try? addLive(container.services)) == nil { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func orNothing() throws {
  let container = ServiceContainer()
  if (try? addLive(container.services)) == nil { print("failed") }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}

/// A module is removed by its type from a list in a variable.
struct Journals: ServiceModule { func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } } }
struct Numbers: ServiceModule { func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } } }
func filtered() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Journals(), Numbers()]
  modules = modules.filter { !($0 is Journals) }
  for module in modules { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
  let other = ServiceContainer()
  other.services.include(Journals())
  print(try other.validated().resolveRequired(Journal.self))
}
