/// Code may change each of these flags, in one of the ways of the language.
final class Kernel {
  var a = false, b = false
  var c = false
  var d = false
  var e = false
  var f: Bool = false
  var g = 0
  var h = "x"
  var `i` = false
  var j = Mode.off
}
enum Mode { case off, on; mutating func enable() { self = .on } }
let kernel = Kernel()
func assign() { kernel.a = true }
func set(_ flag: inout Bool) { flag = true }
func pass() { set(&kernel.b) }
func toggle() { kernel.c.toggle() }
func path() { write(\.d) }
func write(_ path: ReferenceWritableKeyPath<Kernel, Bool>) { kernel[keyPath: path] = true }
func tuple() { (kernel.e, _) = (true, 1) }
func line() {
  kernel
    .f
    = true
}
func count() { kernel.g += 1 }
func name() { kernel.h.append("y") }
func quote() { kernel.`i` = true }
func mode() { kernel.j.enable() }
func registerA() throws {
  let container = ServiceContainer()
  if kernel.a { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerB() throws {
  let container = ServiceContainer()
  if kernel.b { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerC() throws {
  let container = ServiceContainer()
  if kernel.c { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerD() throws {
  let container = ServiceContainer()
  if kernel.d { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerE() throws {
  let container = ServiceContainer()
  if kernel.e { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerF() throws {
  let container = ServiceContainer()
  if kernel.f { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerG() throws {
  let container = ServiceContainer()
  if kernel.g > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerH() throws {
  let container = ServiceContainer()
  if kernel.h == "xy" { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerI() throws {
  let container = ServiceContainer()
  if kernel.i { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
func registerJ() throws {
  let container = ServiceContainer()
  if kernel.j == .on { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ warning missing-service: any Log
}
