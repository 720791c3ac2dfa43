// Classes that functions declare may have one name; each function means its own.
struct Letter: Sendable {}
struct Stamp: Sendable {}
func post() throws {
  class Base { init(letter: Letter) {} }
  final class Page: Base {}
  let container = ServiceContainer()
  container.services.register(Page.self, Page.init)  //~ missing-service: Letter
  _ = try container.validated().resolveRequired(Page.self)
}
func frank() throws {
  class Base { init(stamp: Stamp) {} }
  final class Page: Base {}
  let container = ServiceContainer()
  container.services.register(Stamp.self, Stamp.init).register(Page.self, Page.init)
  _ = try container.validated().resolveRequired(Page.self)
}
func sort() throws {
  class Base: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(Int.self) { (letter: Letter) in 1 }  //~ missing-service: Letter
    }
  }
  final class Part: Base {}
  let container = ServiceContainer()
  container.services.include(Part())
  _ = try container.validated().resolveRequired(Int.self)
}
/// A superclass is included with the classes that inherit from it, also where they are declared outside of functions.
class Whole: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
final class Special: Whole {}
func clean() throws {
  let container = ServiceContainer()
  container.services.include(Special())
  _ = try container.validated().resolveRequired((any Clock).self)
}
