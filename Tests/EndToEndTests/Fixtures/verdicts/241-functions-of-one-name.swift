// Of several functions of one name, a call refers to the one that the compiler chooses.
class Animal { init() {} }
class Bird: Animal {}
final class Owl: Bird {}
enum Left { case up }
enum Right { case down }
protocol Feature {}
struct Chat: Feature {}
struct Kit<Part> {
  func install(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
}
extension Kit where Part: AnyObject {
  func install(_ s: any ServiceCollection) {}
}
func optional(_ x: Int, _ s: any ServiceCollection) {}
func optional(_ x: Int?, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func defaulted(_ s: any ServiceCollection, count: Int = 1) {}
func defaulted(_ s: any ServiceCollection) { s.register(String.self) { "" } }
func member(_ x: Left, _ s: any ServiceCollection) {}
func member(_ x: Right, _ s: any ServiceCollection) { s.register(Double.self) { 1 } }
func nearest(_ x: Animal, _ s: any ServiceCollection) {}
func nearest(_ x: Bird, _ s: any ServiceCollection) { s.register(Float.self) { 1 } }
func generic(_ x: Int, _ s: any ServiceCollection) {}
func generic<T>(_ x: T, _ s: any ServiceCollection) { s.register(Int8.self) { 1 } }
func existential(_ x: Any, _ s: any ServiceCollection) {}
func existential(_ x: any Feature, _ s: any ServiceCollection) { s.register(Int16.self) { 1 } }
func type(_ x: Int.Type, _ s: any ServiceCollection) {}
func type(_ x: String.Type, _ s: any ServiceCollection) { s.register(Int32.self) { 1 } }

func chosen() throws {
  let container = ServiceContainer()
  let services = container.services
  let count: Int? = 4
  optional(count, services)
  defaulted(services)
  member(.down, services)
  nearest(Owl(), services)
  generic(true, services)
  existential(Chat(), services)
  type(String.self, services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self), provider.resolveRequired(Double.self))
  print(provider.resolveRequired(Float.self), provider.resolveRequired(Int8.self), provider.resolveRequired(Int16.self))
  print(provider.resolveRequired(Int32.self))
}
func others() throws {
  let container = ServiceContainer()
  let services = container.services
  optional(4, services)
  defaulted(services, count: 2)
  member(.up, services)
  nearest(Animal(), services)
  generic(1, services)
  existential(5, services)
  type(Int.self, services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
  print(provider.resolveRequired(Float.self))  //~ missing-service: Float
  print(provider.resolveRequired(Int8.self))  //~ missing-service: Int8
  print(provider.resolveRequired(Int16.self))  //~ missing-service: Int16
  print(provider.resolveRequired(Int32.self))  //~ missing-service: Int32
}
func constrained() throws {
  let container = ServiceContainer()
  Kit<Bool>().install(container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  Kit<Owl>().install(other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}

// A method that only extensions of a protocol declare belongs to the declared type, and a requirement to the instance.
protocol Part {
  func prepare(_ s: any ServiceCollection)
}
extension Part {
  func prepare(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
  func install(_ s: any ServiceCollection) { s.register(String.self) { "" } }
}
struct Engine: Part {
  func prepare(_ s: any ServiceCollection) { s.register(Double.self) { 1 } }
  func install(_ s: any ServiceCollection) {}
}
func dispatched() throws {
  let container = ServiceContainer()
  let part: any Part = Engine()
  part.prepare(container.services)
  part.install(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Double.self), provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  let other = ServiceContainer()
  Engine().install(other.services)
  print(try other.validated().resolveRequired(String.self))  //~ missing-service: String
}

// An extension for one associated type is left out for others.
protocol Endpoint: Sendable { associatedtype Reply: Sendable }
extension Endpoint where Reply == Int {
  static func mount(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
}
extension Endpoint where Reply == String {
  static func mount(_ s: any ServiceCollection) { s.register(String.self) { "" } }
}
enum Host: Endpoint { typealias Reply = String }
func mounted() throws {
  let container = ServiceContainer()
  Host.mount(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
