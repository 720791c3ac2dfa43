// A parameter requests a collection or an optional itself where it is registered, and its elements elsewhere.
import Furnish

struct Names: Sendable { let all: [String] }
struct Ports: Sendable { let all: [Int] }
struct Limit: Sendable { let value: Double? }
struct Titles: Sendable { let all: [String: Bool] }
struct Later: Sendable { let all: Lazy<[Character]> }
struct Wall: Sendable { let all: [Float]? }

let container = ServiceContainer()
let services = try container.services
services
  .register([String].self) { ["ada"] }
  .register(Int.self) { 80 }
  .register((Double?).self) { nil }
  .register([String: Bool].self) { [:] }
  .register([Character].self) { ["a"] }
  .register([Float].self, instance: [1])
  .register(UInt.self) { 1 }  //~ unused-registration: UInt
  .register(Names.self, Names.init(all:))
  .register(Ports.self, Ports.init(all:))
  .register(Limit.self, Limit.init(value:))
  .register(Titles.self, Titles.init(all:))
  .register(Later.self, Later.init(all:))
  .register(Wall.self, Wall.init(all:))
let provider = try container.validated()
print(provider.resolveRequired(Names.self), provider.resolveRequired(Ports.self), provider.resolveRequired(Limit.self))
print(provider.resolveRequired(Titles.self), provider.resolveRequired(Later.self), provider.resolveRequired(Wall.self))
