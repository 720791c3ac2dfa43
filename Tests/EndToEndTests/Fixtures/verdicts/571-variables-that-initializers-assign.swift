/// A variable to which initializers alone assign has the value that the creation of its instance gives to it.
final class Kernel {
  var skips: Bool
  var level = 0
  init(skips: Bool = false) {
    self.skips = skips
    level = 2
  }
}
func registerKernel() throws {
  let kernel = Kernel()
  let container = ServiceContainer()
  if !kernel.skips, kernel.level == 2 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func registerSkippedKernel() throws {
  let kernel = Kernel(skips: true)
  let container = ServiceContainer()
  if !kernel.skips { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
}
let shared = Kernel(skips: true)
func registerShared() throws {
  let container = ServiceContainer()
  if shared.skips { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func register(_ kernel: Kernel) throws {
  let container = ServiceContainer()
  if !kernel.skips { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: This is so where kernel.skips is true.
}
struct Options {
  var usesClock = false
  var isQuiet = true
}
func register(_ options: Options) throws {
  let container = ServiceContainer()
  if options.usesClock { try container.services.register((any Clock).self) { SystemClock() } }
  print(try container.validated().resolveRequired((any Clock).self))
}
func registerWithClock() throws { try register(Options(usesClock: true)) }
struct Quiet {
  let options = Options(isQuiet: false)
  func register() throws {
    let container = ServiceContainer()
    if !options.isQuiet { try container.services.register((any Clock).self) { SystemClock() } }
    if options.usesClock { try container.services.register((any Log).self) { ConsoleLog() } }
    let provider = try container.validated()
    print(provider.resolveRequired((any Clock).self))
    print(provider.resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
  }
}
class Base { var isOn = false }
final class On: Base { override init() { super.init(); isOn = true } }
let base: Base = On()
func registerBase() throws {
  let container = ServiceContainer()
  if base.isOn { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
