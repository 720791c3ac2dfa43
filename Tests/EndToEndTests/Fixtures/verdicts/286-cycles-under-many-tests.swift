// A container with many tests is judged in parts: a cycle through a registration that another one may replace is found.
struct Page: Sendable { let draft: Draft }
struct Draft: Sendable { let log: any Log }
struct PagedLog: Log { init(page: Page) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Page.self, Page.init(draft:))  //~ dependency-cycle: Page
  services.register(Draft.self, Draft.init(log:))
  services.register((any Log).self, PagedLog.init(page:))
  if flag(9) { services.replacing.register((any Log).self) { ConsoleLog() } }
  if flag(1) { services.register(Int.self) { 1 } }
  if flag(2) { services.register(Int8.self) { 1 } }
  if flag(3) { services.register(Int16.self) { 1 } }
  if flag(4) { services.register(Int32.self) { 1 } }
  if flag(5) { services.register(Int64.self) { 1 } }
  if flag(6) { services.register(UInt.self) { 1 } }
  if flag(7) { services.register(UInt8.self) { 1 } }
  if flag(8) { services.register(UInt16.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self))
  print(provider.resolve(Int.self), provider.resolve(Int8.self), provider.resolve(Int16.self))
  print(provider.resolve(Int32.self), provider.resolve(Int64.self), provider.resolve(UInt.self))
  print(provider.resolve(UInt8.self), provider.resolve(UInt16.self))
}
func flag(_ number: Int) -> Bool { CommandLine.arguments.contains("\(number)") }
try wire()
