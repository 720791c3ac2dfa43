// A policy compares the registrations of a module with those before the module, and a module is the same under each policy.
import Furnish
protocol Voice: Sendable {}
struct Dog: Voice {}
struct Cat: Voice {}
struct Bird: Voice {}
struct Missing: Sendable {}
struct Absent: Sendable {}
struct Silent: Sendable {}
struct Added: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Voice).self) { Dog() }
    services.register((any Voice).self) { (missing: Missing) in Cat() }  //~ missing-service: Missing
  }
}
struct Replacing: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.register((any Voice).self) { (absent: Absent) in Dog() }  //~ missing-service: Absent
    services.register((any Voice).self) { Cat() }
  }
}
struct Again: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Voice).self) { Bird() } }
}
struct Choosing: ServiceModule {
  func register(in services: any ServiceCollection) {
    services.replacing.register((any Voice).self) { Dog() }
    services.register((any Voice).self) { (silent: Silent) in Cat() }  //~ missing-service: Silent
  }
}
let added = ServiceContainer()
try added.services.addingIfMissing.include(Added())
print(try added.validated().resolveAll((any Voice).self))

let replacing = ServiceContainer()
let services = try replacing.services
services.register((any Voice).self) { (missing: Missing) in Cat() }
services.replacing.include(Replacing())
print(try replacing.validated().resolveAll((any Voice).self))

let again = ServiceContainer()
try again.services.include(Again())
try again.services.register((any Voice).self) { (missing: Missing) in Cat() }  //~ missing-service: Missing
try again.services.replacing.include(Again())
print(try again.validated().resolveAll((any Voice).self))

let choosing = ServiceContainer()
try choosing.services.addingIfMissing.include(Choosing())
print(try choosing.validated().resolveAll((any Voice).self))
