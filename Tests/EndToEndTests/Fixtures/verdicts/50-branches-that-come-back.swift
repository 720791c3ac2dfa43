// A branch that goes on, and code that runs before the program stops.
import Foundation
struct Failure: Error {}
func printed(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { print("not live") }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func handled(_ isLive: Bool) throws {
  let container = ServiceContainer()
  do {
    if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { throw Failure() }
  } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func otherCondition(_ isLive: Bool, _ isTest: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } }
  if isTest { fatalError("not live") }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func stoppedAtTheEnd(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
  if isLive { exit(0) } else { exit(1) }
}
func missing(_ isLive: Bool) throws {
  let container = ServiceContainer()
  if isLive { container.services.register((any Log).self) { ConsoleLog() } } else { fatalError("not live") }
  print(try container.validated().resolve((any Log).self) as Any)
  print(try container.validated().resolveRequired((any Clock).self))  //~ missing-service: any Clock
}
func recipe(_ isLive: Bool) throws {
  let container = ServiceContainer()
  container.services.register(Int.self) {
    if !isLive { fatalError("not live") }
    return 1
  }
  if isLive { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
  print(try container.validated().resolveRequired(Int.self))
}
func looped(_ names: [String], _ isLive: Bool) throws {
  let container = ServiceContainer()
  for name in names where name.isEmpty { if !isLive { fatalError(name) } }
  if isLive { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
