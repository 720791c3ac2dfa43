import Furnish

// Code sets properties by key paths in variables. Where the source does not show the key path, a property whose key path
// the program names may have any value.
struct Journal: Sendable {}
struct Journals: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
struct Config {
  var isOn = false
  var isBig = false
  var isLarge = false
  let isSmall = false
  var modules: [any ServiceModule] = []
  func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
final class Host {
  var modules: [any ServiceModule] = []
  func add(_ module: any ServiceModule, to path: ReferenceWritableKeyPath<Host, [any ServiceModule]>) {
    self[keyPath: path].append(module)
  }
}

func ofFlag() throws {
  let container = ServiceContainer()
  if Config().with(\.isOn, true).isOn { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func ofFlagThatIsOff() throws {
  let container = ServiceContainer()
  if Config().with(\.isOn, false).isOn { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func ofFlag(_ path: WritableKeyPath<Config, Bool>) throws {
  let container = ServiceContainer()
  if Config().with(path, true).isOn { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func ofModules() throws {
  let container = ServiceContainer()
  let config = Config().with(\.modules, [Journals()])
  for module in config.modules { try container.services.include(module) }
  print(try container.validated().resolveRequired(Journal.self))
}
func ofObject() throws {
  let container = ServiceContainer()
  let host = Host()
  host.add(Journals(), to: \.modules)
  for module in host.modules { try container.services.include(module) }  //~ undecidable: The registrations of `module` cannot be read here
  print(try container.validated().resolveRequired(Journal.self))
}

// No code names the key path of the property, or the property is a constant.
func ofOtherFlag() throws {
  let container = ServiceContainer()
  if Config().isLarge { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func ofConstant() throws {
  let container = ServiceContainer()
  if Config().isSmall { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self), [Config()].map(\.isSmall))  //~ missing-service: Journal is not registered
}

try ofFlag()
try ofFlagThatIsOff()
try ofFlag([\Config.isOn, \Config.isBig].randomElement()!)
try ofModules()
try ofObject()
try ofOtherFlag()
try ofConstant()
