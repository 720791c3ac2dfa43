// A branch that ends the program: after it the condition of the other branches holds.
import Foundation
struct Failure: Error {}
enum Mode { case live, test, other }
func usage() -> Never { exit(2) }
func stopped(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { fatalError("not live") }
  print(try container.validated().resolveRequired((any Log).self))
}
func exited(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { Foundation.exit(1) }
  print(try container.validated().resolveRequired((any Log).self))
}
func never(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { usage() }
  print(try container.validated().resolveRequired((any Log).self))
}
func returned(_ isLive: Bool) throws -> ServiceScope {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { return usage() }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))
  return provider
}
func thrown(_ isLive: Bool, _ isTest: Bool) throws {
  let container = ServiceContainer()
  if isLive {
    container.services.register((any Log).self) { ConsoleLog() }
  } else if isTest {
    container.services.register((any Log).self) { ConsoleLog() }
  } else {
    throw Failure()
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func add(_ services: any ServiceCollection, for mode: Mode) {
  switch mode {
  case .live: services.register((any Log).self) { ConsoleLog() }
  case .test: services.register((any Log).self) { ConsoleLog() }
  default: preconditionFailure()
  }
}
func chosen(_ mode: Mode) throws {
  let container = ServiceContainer()
  add(container.services, for: mode)
  print(try container.validated().resolveRequired((any Log).self))
}
func required(_ isLive: Bool) throws {
  precondition(isLive)
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func checkedLater(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  guard isLive else { fatalError("not live") }
  print(provider.resolveRequired((any Log).self))
}
func guardedByArguments() throws {
  guard CommandLine.argc < 9 else { exit(1) }
  let container = ServiceContainer()
  if CommandLine.argc < 9 { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))
}
func compiled() throws {
  let container = ServiceContainer()
  #if LIVE
    container.services.register((any Log).self) { ConsoleLog() }
  #elseif TEST
    container.services.register((any Log).self) { ConsoleLog() }
  #else
    #error("set LIVE or TEST")
  #endif
  print(try container.validated().resolveRequired((any Log).self))
}
