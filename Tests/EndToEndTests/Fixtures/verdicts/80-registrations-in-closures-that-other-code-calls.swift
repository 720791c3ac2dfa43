// A closure that another library calls is read for each call of the function around it: what it registers counts in each
// container.
import Foundation
struct Logs: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
final class Boot: @unchecked Sendable {
  private let lock = NSLock()
  private let container = ServiceContainer()
  func boot() throws {
    try lock.withLock {
      let services = try container.services
      services.include(Logs())
      services.register((any Clock).self, LoggedClock.init(log:))
    }
  }
  func provider() throws -> ServiceScope { try container.validated() }
}
func fill(_ services: any ServiceCollection) {
  autoreleasepool { _ = services.register((any Clock).self) { SystemClock() } }
}
let boot = Boot()
try boot.boot()
print(try boot.provider().resolveRequired((any Clock).self))
let first = ServiceContainer()
fill(try first.services)
print(try first.validated().resolveRequired((any Clock).self))
let second = ServiceContainer()
fill(try second.services)
print(try second.validated().resolveRequired((any Clock).self))
for container in [ServiceContainer(), ServiceContainer()] {
  let services = try container.services
  DispatchQueue.main.sync { _ = services.register((any Clock).self) { SystemClock() } }
  print(try container.validated().resolveRequired((any Clock).self))
}
