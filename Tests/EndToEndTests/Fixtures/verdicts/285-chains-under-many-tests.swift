// A container with many tests is judged in parts: a part does not report a service that another part registers.
struct First: Sendable { let second: Second }
struct Second: Sendable { let third: Third }
struct Third: Sendable { let log: any Log }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(First.self, First.init(second:))
  services.register(Second.self, Second.init(third:))
  services.register(Third.self, Third.init(log:))  //~ missing-service: any Log
  services.register((any Clock).self) { SystemClock() }
  if flag(1) { services.register(Int.self) { 1 } }
  if flag(2) { services.register(Int8.self) { 1 } }
  if flag(3) { services.register(Int16.self) { 1 } }
  if flag(4) { services.register(Int32.self) { 1 } }
  if flag(5) { services.register(Int64.self) { 1 } }
  if flag(6) { services.register(UInt.self) { 1 } }
  if flag(7) { services.register(UInt8.self) { 1 } }
  if flag(8) { services.register(UInt16.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(First.self), provider.resolveRequired((any Clock).self))
  print(provider.resolve(Int.self), provider.resolve(Int8.self), provider.resolve(Int16.self))
  print(provider.resolve(Int32.self), provider.resolve(Int64.self), provider.resolve(UInt.self))
  print(provider.resolve(UInt8.self), provider.resolve(UInt16.self))
}
func flag(_ number: Int) -> Bool { CommandLine.arguments.contains("\(number)") }
try wire()
