// The constraints of generic parameters, literals, tuples, lists and the results of methods decide between functions of
// one name.
protocol Live {}
protocol Mock {}
struct A: Live {}
struct B: Mock {}
final class C {}
func add<T: Live>(_ x: T, _ s: any ServiceCollection) {}
func add<T: Mock>(_ x: T, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func some(_ x: some Live, _ s: any ServiceCollection) {}
func some(_ x: some Mock, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func type<T>(_ x: T.Type, _ s: any ServiceCollection) where T: Live {}
func type<T>(_ x: T.Type, _ s: any ServiceCollection) where T: Mock { s.register(Int.self) { 1 } }
func object<T>(_ x: T, _ s: any ServiceCollection) {}
func object<T: AnyObject>(_ x: T, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func list<T: Live>(_ x: [T], _ s: any ServiceCollection) {}
func list<T: Mock>(_ x: [T], _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func n1() throws {
  let container = ServiceContainer()
  add(B(), container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  add(A(), other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func n2() throws {
  let container = ServiceContainer()
  some(B(), container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  some(A(), other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func n3() throws {
  let container = ServiceContainer()
  type(B.self, container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  type(A.self, other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func n4() throws {
  let container = ServiceContainer()
  object(C(), container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  object(A(), other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func n5() throws {
  let container = ServiceContainer()
  list([B()], container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  list([A()], other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
protocol Base {}
protocol Refined: Base {}
struct Leaf: Refined {}
func refine<T: Base>(_ x: T, _ s: any ServiceCollection) {}
func refine<T: Refined>(_ x: T, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func refined() throws {
  let container = ServiceContainer()
  refine(Leaf(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
struct Names: ExpressibleByArrayLiteral {
  let names: [String]
  init(arrayLiteral elements: String...) { names = elements }
}
func lits(_ x: Int, _ s: any ServiceCollection) {}
func lits(_ x: [String], _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func lists(_ x: [Int], _ s: any ServiceCollection) {}
func lists(_ x: [String], _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func names(_ x: Int, _ s: any ServiceCollection) {}
func names(_ x: Names, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func pairs(_ x: (Int, Int), _ s: any ServiceCollection) {}
func pairs(_ x: (String, Int), _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
struct Host {
  func name() -> String { "" }
  func port() -> Int { 1 }
  static func make() -> Host { Host() }
}
func results(_ x: Int, _ s: any ServiceCollection) {}
func results(_ x: String, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func dicts(_ x: [String: Int], _ s: any ServiceCollection) {}
func dicts(_ x: [String: String], _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func m1() throws {
  let container = ServiceContainer()
  lits(["a"], container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  lits(1, other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m2() throws {
  let container = ServiceContainer()
  lists(["a"], container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  lists([1], other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m3() throws {
  let container = ServiceContainer()
  names(["a"], container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  names(1, other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m4() throws {
  let container = ServiceContainer()
  pairs(("a", 1), container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  pairs((1, 1), other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m5() throws {
  let container = ServiceContainer()
  results(Host().name(), container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  results(Host().port(), other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m6() throws {
  let container = ServiceContainer()
  let host = Host.make()
  results(host.name(), container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  results(Host.make().port(), other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m7() throws {
  let container = ServiceContainer()
  dicts(["a": "b"], container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  dicts(["a": 1], other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func m8() throws {
  let container = ServiceContainer()
  let strings: [String] = []
  lists(strings, container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  let ints = [1, 2]
  lists(ints, other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
