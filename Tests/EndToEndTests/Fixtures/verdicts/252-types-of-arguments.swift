// Literals, operators, branches and functions show their types.
func named(_ x: String, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func named(_ x: Int, _ s: any ServiceCollection) { s.register(String.self) { "" } }
let env = "prod"
func m1() throws {
  let container = ServiceContainer()
  named("a" + env, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func m2() throws {
  let container = ServiceContainer()
  named(CommandLine.arguments.isEmpty ? "a" : "b", container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func m3() throws {
  let container = ServiceContainer()
  named(String(describing: 1), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func m4() throws {
  let container = ServiceContainer()
  named(CommandLine.arguments.first ?? "x", container.services)
  print(try container.validated().resolveRequired(Int.self))
}
enum Mode: String { case a, b }
func mm(_ m: Mode, _ s: any ServiceCollection) { named(m.rawValue, s) }
func m5() throws {
  let container = ServiceContainer()
  mm(CommandLine.arguments.isEmpty ? .a : .b, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func m6() throws {
  let container = ServiceContainer()
  let name = if CommandLine.arguments.isEmpty { "a" } else { "b" }
  named(name, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol A {}
struct M1: A {}; struct M2: A {}
func parts(_ x: [any A], _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func parts(_ x: [String], _ s: any ServiceCollection) {}
func m7() throws {
  let container = ServiceContainer()
  parts([M1()], container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func hook(_ b: (Int) async -> Void, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func hook(_ b: (Int) -> Void, _ s: any ServiceCollection) {}
func work(_ n: Int) async {}
func m8() throws {
  let container = ServiceContainer()
  hook(work, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func m9() throws {
  let container = ServiceContainer()
  hook({ await work($0) }, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func opt(_ b: ((Int) -> Void)?, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func opt(_ b: String, _ s: any ServiceCollection) {}
func m10() throws {
  let container = ServiceContainer()
  opt({ (x: Int) in print(x) }, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
