import Furnish

// Methods of extensions of library types call a closure under a test of `self`, also for constants without a declared type.
struct Journal: Sendable {}
extension Bool { func then(_ body: () -> Void) { if self { body() } } }
extension Optional { func ifPresent(_ body: (Wrapped) -> Void) { if let self { body(self) } } }
extension Collection { func whenFilled(_ body: (Self) -> Void) { if !isEmpty { body(self) } } }
let isOn = CommandLine.arguments.contains("on")
let isBig = CommandLine.arguments.contains("big")
let name = readLine()

func requested() throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  isOn.then { print(provider.resolveRequired(Journal.self)) }
}
func registered() throws {
  let container = ServiceContainer()
  isOn.then { try! container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if isOn { print(provider.resolveRequired(Journal.self)) }
}
func present() throws {
  let container = ServiceContainer()
  if name != nil { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  name.ifPresent { print($0, provider.resolveRequired(Journal.self)) }
}
func filled(_ names: [String]) throws {
  let container = ServiceContainer()
  if !names.isEmpty { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  names.whenFilled { print($0, provider.resolveRequired(Journal.self)) }
}

// The method tests the opposite, or the service is requested without the test.
func opposite() throws {
  let container = ServiceContainer()
  if !isOn { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  isOn.then { print(provider.resolveRequired(Journal.self)) }  //~ missing-service: Journal is not registered
}
func always() throws {
  let container = ServiceContainer()
  isOn.then { try! container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
// The two tests may always agree.
func other() throws {
  let container = ServiceContainer()
  if isBig { try container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  isOn.then { print(provider.resolveRequired(Journal.self)) }  //~ warning missing-service: Journal is not registered
}

try requested()
try registered()
try present()
try filled(CommandLine.arguments)
try opposite()
try always()
try other()
