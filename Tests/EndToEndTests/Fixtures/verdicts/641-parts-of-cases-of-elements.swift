// Cases with associated values in loops, where some elements may match and others may not.
enum Mode: Sendable {
  case mock(Bool)
  case level(Int)
  case live
}
struct Item: Sendable { let mode: Mode }
func load() -> [Item] { CommandLine.arguments.map { $0.isEmpty ? Item(mode: .live) : Item(mode: .mock(true)) } }
final class FileLog: Log {}
final class Journal: Sendable {}
final class Store: Sendable {}

func matched() throws {
  let container = ServiceContainer()
  for item in load() {
    if case .mock(true) = item.mode {
      container.services.register(Store.self, lifetime: .scoped) { Store() }
      container.services.register(Journal.self) { (store: Store) in print(store); return Journal() }  //~ captive-dependency: Journal
    }
  }
  print(try container.validated().resolve(Journal.self) as Any)
}
func switched() throws {
  let container = ServiceContainer()
  for item in load() {
    switch item.mode {
    case .level(3):
      container.services.register(Store.self, lifetime: .scoped) { Store() }
      container.services.register(Journal.self) { (store: Store) in print(store); return Journal() }  //~ captive-dependency: Journal
    default: break
    }
  }
  print(try container.validated().resolve(Journal.self) as Any)
}
func guarded() throws {
  let container = ServiceContainer()
  for item in load() {
    guard case .mock(false) = item.mode else { continue }
    container.services.register((any Log).self) { (journal: Journal) in print(journal); return FileLog() }  //~ missing-service: Journal
  }
  print(try container.validated().resolve((any Log).self) as Any)
}
func optional() throws {
  let container = ServiceContainer()
  for item in load() {
    if case .mock(true) = item.mode { container.services.register((any Log).self) { FileLog() } }
  }
  print(try container.validated().resolve((any Log).self) as Any)
}
try matched()
try switched()
try guarded()
try optional()
