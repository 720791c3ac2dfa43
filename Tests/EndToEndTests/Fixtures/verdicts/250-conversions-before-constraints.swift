// Swift compares functions by the conversions of the arguments first, then by the constraints.
func prepare(_ port: Int, _ s: any ServiceCollection) async -> Bool { s.register(Int.self) { 1 }; return true }
func prepare(_ host: String, _ s: any ServiceCollection) -> Bool { true }
func boot() async throws {
  let container = ServiceContainer()
  guard await prepare(80, container.services) else { return }
  print(try container.validated().resolveRequired(Int.self))
}
func fill(_ s: any ServiceCollection) async -> Bool { s.register(Int.self) { 1 }; return true }
func fill(_ s: any ServiceCollection) -> Bool { true }
func two() async throws {
  let container = ServiceContainer()
  if await fill(container.services) {}
  print(try container.validated().resolveRequired(Int.self))
}
struct ModulesA: ExpressibleByArrayLiteral, Sequence {
  let all: [any ServiceModule]
  init(arrayLiteral elements: any ServiceModule...) { all = elements }
  func makeIterator() -> IndexingIterator<[any ServiceModule]> { all.makeIterator() }
}
struct NumbersA: ServiceModule { func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } } }
func bootA() throws {
  let container = ServiceContainer()
  let modules: ModulesA = [NumbersA()]
  for module in modules { container.services.include(module) }
  print(try container.validated().resolveRequired(Int.self))
}
protocol QB { associatedtype X; associatedtype Y; associatedtype Z }
struct VB: QB { typealias X = Int; typealias Y = Int; typealias Z = Int }
func fB(_ x: VB, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func fB<T: QB>(_ x: T, _ s: any ServiceCollection) where T.X == Int, T.Y == Int, T.Z == Int {}
func oneB() throws {
  let container = ServiceContainer()
  fB(VB(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol P0B {}; protocol P1B: P0B {}; protocol P2B: P1B {}; protocol P3B: P2B {}; protocol P4B: P3B {}
struct DB: P4B {}
func gB(_ x: any P4B, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func gB<T: P4B>(_ x: T, _ s: any ServiceCollection) {}
func twoB() throws {
  let container = ServiceContainer()
  gB(DB(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol AB {}; protocol BB {}
struct ABB: AB, BB {}
func hB<T: AB & BB>(_ x: T, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func hB<T: AB>(_ x: T, _ s: any ServiceCollection) {}
func threeB() throws {
  let container = ServiceContainer()
  hB(ABB(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
struct GB<T> {}
func kB<T>(_ x: GB<T>, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func kB<T>(_ x: T, _ s: any ServiceCollection) {}
func fourB() throws {
  let container = ServiceContainer()
  kB(GB<Int>(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func vB(_ n: Int..., s: any ServiceCollection) {}
func vB(_ n: Int, s: any ServiceCollection) { s.register(Int.self) { 1 } }
func fiveB() throws {
  let container = ServiceContainer()
  vB(1, s: container.services)
  print(try container.validated().resolveRequired(Int.self))
}
