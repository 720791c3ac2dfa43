import Furnish

// An optional result that the program unwraps by force, or without which it stops, is required.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
let container = ServiceContainer()
try container.services.register(Journal.self) { Journal() }
let provider = try container.validated()
print(provider.resolve(Journal.self)!)
print(provider.resolve(Store.self)!)  //~ missing-service: Store is not registered
guard let page = provider.resolve(Page.self) else { fatalError("no page") }  //~ missing-service: Page is not registered
print(page)
if let number = provider.resolve(Int.self) { print(number) }
print(provider.resolve(String.self) ?? "none")
