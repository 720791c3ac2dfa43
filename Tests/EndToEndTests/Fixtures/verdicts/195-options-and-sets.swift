import Furnish

// The options that a type combines, and the elements of a set, are those of the literal.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}
struct Flags: OptionSet {
  let rawValue: Int
  static let log = Flags(rawValue: 1)
  static let page = Flags(rawValue: 2)
}
struct Options { var names: [String] = ["store"] }

func start(_ flags: Flags, _ names: Set<String>, _ options: Options = Options()) throws {
  let container = ServiceContainer()
  let services = try container.services
  if flags.contains(.log) { services.register(Journal.self) { Journal() } }
  if flags.contains(.page) { services.register(Page.self) { Page() } }
  if names.contains("store") { services.register(Store.self) { Store() } }
  if names.contains("text") { services.register(String.self) { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Page.self))  //~ warning missing-service: Page is not registered
  print(provider.resolveRequired(String.self))  //~ missing-service: String is not registered
}
try start([.log], ["store", "log"])
