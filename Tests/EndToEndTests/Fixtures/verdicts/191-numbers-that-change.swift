import Furnish

// Properties have the numbers that the source shows until code changes them. A local variable has the number that the last
// statement gave it.
struct Journal: Sendable {}
struct Store: Sendable {}
struct Page: Sendable {}
struct Watch: Sendable {}
struct Options { var level = 3 }

func start() throws {
  let container = ServiceContainer()
  let services = try container.services
  let options = Options()
  var count = 1
  var isOn = false
  isOn.toggle()
  if options.level == 3 { services.register(Journal.self) { Journal() } }
  if isOn { services.register(Store.self) { Store() } }
  count = 2
  if count == 1 { services.register(Page.self) { Page() } }
  count += 1
  if count == 3 { services.register(Watch.self) { Watch() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Page.self))  //~ missing-service: Page is not registered
  print(provider.resolveRequired(Watch.self))
}
try start()
