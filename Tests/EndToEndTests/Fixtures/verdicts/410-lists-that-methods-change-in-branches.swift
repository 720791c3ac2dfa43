import Furnish

// Methods that extensions add to lists and tables change them in branches.
struct Journal: Sendable {}
struct Audit: Sendable {}
struct Journals: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
struct Audits: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Audit.self) { Audit() } }
}
let isOn = CommandLine.arguments.contains("on")
extension Array where Element == any ServiceModule {
  mutating func addJournals() { if isOn { append(Journals()) } }
  mutating func addOne() { if isOn { append(Journals()) } else { append(Audits()) } }
  mutating func addUnless() { if isOn { return }; append(Journals()) }
}
extension Array where Element == String {
  mutating func enable(_ name: String) { append(name) }
}
func fill(_ modules: inout [any ServiceModule]) { if isOn { modules.append(Journals()) } }

func inBranch() throws {
  var modules: [any ServiceModule] = []
  modules.addJournals()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  if isOn { print(provider.resolveRequired(Journal.self)) }
}
func inEachBranch() throws {
  var modules: [any ServiceModule] = []
  modules.addOne()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  if isOn { print(provider.resolveRequired(Journal.self)) } else { print(provider.resolveRequired(Audit.self)) }
}
func afterReturn() throws {
  var modules: [any ServiceModule] = []
  modules.addUnless()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  if !isOn { print(provider.resolveRequired(Journal.self)) }
}
func byFunction() throws {
  var modules: [any ServiceModule] = []
  fill(&modules)
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  if isOn { print(provider.resolveRequired(Journal.self)) }
}
final class App {
  var modules: [any ServiceModule] = []
  func start() throws {
    modules.addJournals()
    let container = ServiceContainer()
    for module in modules { try container.services.include(module) }
    let provider = try container.validated()
    if isOn { print(provider.resolveRequired(Journal.self)) }
  }
}
// The body of a method that names no module is not read, so a test of the list is a doubt.
func ofNames() throws {
  var names: [String] = []
  names.enable("journal")
  let container = ServiceContainer()
  if names.contains("journal") { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}

// Without the test, the service is missing in one of the branches.
func always() throws {
  var modules: [any ServiceModule] = []
  modules.addJournals()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func inOtherBranch() throws {
  var modules: [any ServiceModule] = []
  modules.addOne()
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  if isOn { print(provider.resolveRequired(Audit.self)) }  //~ missing-service: Audit is not registered
}
func byFunctionAlways() throws {
  var modules: [any ServiceModule] = []
  fill(&modules)
  let container = ServiceContainer()
  for module in modules { try container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try inBranch()
try inEachBranch()
try afterReturn()
try byFunction()
try App().start()
try ofNames()
try always()
try inOtherBranch()
try byFunctionAlways()
