/// An initializer limits the value of a property by a calculation.
struct Config { let port: Int; init(_ p: Int) { port = max(1, p) } }
final class Conf { let port: Int; init(_ p: Int) { self.port = max(1, p) } }
struct Config2 { var port: Int; init(port p: Int) { port = max(1, p) } }
func a(_ n: Int) throws {
  let config = Config(n)
  let container = ServiceContainer()
  if config.port > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func a2(_ n: Int) throws {
  let config = Config(n)
  let container = ServiceContainer()
  if config.port > 1 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func b(_ n: Int) throws {
  let config = Conf(n)
  let container = ServiceContainer()
  if config.port > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func c(_ n: Int) throws {
  let config = Config2(port: n)
  let container = ServiceContainer()
  if config.port > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func d(_ config: Config) throws {
  let container = ServiceContainer()
  if config.port > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func callD() throws { try d(Config(CommandLine.arguments.count - 2)) }
func e(_ config: Conf) throws {
  let container = ServiceContainer()
  if config.port >= 1 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func callE() throws { try e(Conf(CommandLine.arguments.count - 2)) }
struct Runner {
  let port: Int
  init(_ p: Int) { port = max(1, p) }
  func run() throws {
    let container = ServiceContainer()
    if port > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
    print(try container.validated().resolveRequired((any Log).self))
  }
}
final class Pool {
  var size: Int
  let path: String
  init(size: Int = 4, name: String) {
    self.size = min(size, 8)
    path = "logs/\(name)"
  }
  var isSmall: Bool { size < 9 }
}
func f(_ pool: Pool) throws {
  let container = ServiceContainer()
  if pool.isSmall, !pool.path.isEmpty, pool.path.hasPrefix("logs/") {
    try container.services.register((any Log).self) { ConsoleLog() }
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func f2(_ pool: Pool) throws {
  let container = ServiceContainer()
  if pool.size < 8 { try container.services.register((any Log).self) { ConsoleLog() } }
  if pool.path.hasSuffix("a") { try container.services.register((any Clock).self) { SystemClock() } }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock is not registered
}
struct Retry {
  var count: Int
  init(count: Int) { self.count = max(0, count) + 1 }
  mutating func reset() { count = 0 }
}
func g(_ retry: Retry) throws {
  let container = ServiceContainer()
  if retry.count > 0 { try container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log is not registered
}
struct Worker {
  let count: Int
  init(_ n: Int) { count = abs(n) + 1 }
  func run() throws {
    let container = ServiceContainer()
    if count >= 1 { try container.services.register((any Log).self) { ConsoleLog() } }
    let provider = try container.validated()
    print(provider.resolveRequired((any Log).self))
  }
}
