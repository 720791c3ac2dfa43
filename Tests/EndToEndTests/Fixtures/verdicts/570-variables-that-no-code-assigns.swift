/// A variable that no code of the program assigns has its initial value, as a constant does.
final class Kernel {
  var skip = false
  var stops = true
}
let kernel = Kernel()
func registerKernel() throws {
  let container = ServiceContainer()
  if !kernel.skip { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func registerStoppedKernel() throws {
  let container = ServiceContainer()
  if !kernel.stops { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
}

enum Features {
  static var usesConsole = true
  static var usesFile = false
}
func registerFeatures() throws {
  let container = ServiceContainer()
  if Features.usesConsole { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func registerFileFeature() throws {
  let container = ServiceContainer()
  if Features.usesFile { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
}

var port = 80
var mode = Mode.live
enum Mode { case live, mock }
func registerPort() throws {
  let container = ServiceContainer()
  if port > 50, mode == .live { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func registerMock() throws {
  let container = ServiceContainer()
  if port > 90 || mode == .mock { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
}

struct Setup {
  var isRemote = false
  var name = "console"
  func register(in container: ServiceContainer) throws {
    if !isRemote, name.hasPrefix("c") { try container.services.register((any Log).self) { ConsoleLog() } }
    if isRemote { try container.services.register((any Clock).self) { SystemClock() } }
  }
}
func registerSetup() throws {
  let container = ServiceContainer()
  try Setup().register(in: container)
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock is not registered
}
struct Launcher {
  private let setup = Setup()
  var stage = Mode.mock
  func run() throws {
    let container = ServiceContainer()
    if !setup.isRemote { try container.services.register((any Log).self) { ConsoleLog() } }
    switch stage {
    case .live: try container.services.register((any Clock).self) { SystemClock() }
    case .mock: break
    }
    let provider = try container.validated()
    print(provider.resolveRequired((any Log).self))
    print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock is not registered
  }
}
func launch() throws { try Launcher().run() }

struct Environment {
  static var current = Environment()
  static var changed = Environment()
  var isDebug = false
  var name = "live"
  var level = Level()
}
struct Level { var number = 2 }
struct Counter {
  static var current = Counter()
  var count = 0
  mutating func increase() { count += 1 }
}
func change() { Environment.changed = Environment(isDebug: true) }
func registerEnvironment() throws {
  let container = ServiceContainer()
  if !Environment.current.isDebug, Environment.current.level.number == 2 {
    try container.services.register((any Log).self) { ConsoleLog() }
  }
  switch Environment.current.name {
  case "test": try container.services.register((any Clock).self) { SystemClock() }
  default: break
  }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock is not registered
}
func registerChanged() throws {
  let container = ServiceContainer()
  if !Environment.changed.isDebug { try container.services.register((any Log).self) { ConsoleLog() } }
  if Counter.current.count == 0 { try container.services.register((any Clock).self) { SystemClock() } }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))  //~ warning missing-service: any Log is not registered
  print(provider.resolveRequired((any Clock).self))  //~ warning missing-service: any Clock is not registered
}
final class Theme {
  var isDark: Bool?
  static var name: String? = nil
  var size: Int?
  func grow() { size = 2 }
}
func register(_ theme: Theme) throws {
  let container = ServiceContainer()
  if theme.isDark == nil, Theme.name == nil { try container.services.register((any Log).self) { ConsoleLog() } }
  if theme.size == nil { try container.services.register((any Clock).self) { SystemClock() } }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock is not registered
}
