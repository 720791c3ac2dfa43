import Furnish

// Members of types of the program, and those that it adds to types of the standard library, relate to no other tests by their
// names: an own `hasPrefix` may hold for two texts of which neither begins with the other.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Watch: Sendable {}
struct Flags: Sendable {
  let all: [String]
  func hasPrefix(_ prefix: String) -> Bool { all.contains { $0.hasPrefix(prefix) } }
}
extension String {
  func contains(_ tag: String) -> Bool { split(separator: ",").contains { $0 == tag } }
}

func start(_ flags: Flags, _ tags: String) throws {
  let container = ServiceContainer()
  if !flags.hasPrefix("a") { try container.services.register(Journal.self) { Journal() } }
  if tags.contains("ab") { try container.services.register(Store.self) { Store() } }
  if tags.contains("ab") { try container.services.register(Watch.self) { Watch() } }
  let provider = try container.validated()
  if flags.hasPrefix("b") { print(provider.resolveRequired(Journal.self)) }  //~ warning missing-service: Journal is not registered
  if tags.contains("abc") { print(provider.resolveRequired(Store.self)) }  //~ warning missing-service: Store is not registered
  if tags.contains("ab") { print(provider.resolveRequired(Watch.self)) }
}
try start(Flags(all: CommandLine.arguments), readLine()!)
