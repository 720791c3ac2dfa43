// A method that only extensions of a protocol declare belongs to the declared type: that of a generic parameter, a metatype
// or a property. An existential that is passed to a generic parameter has the type of its instance.
protocol Part {}
extension Part {
  func install(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
  static func mount(_ s: any ServiceCollection) { s.register(String.self) { "" } }
}
struct Engine: Part {
  func install(_ s: any ServiceCollection) {}
  static func mount(_ s: any ServiceCollection) {}
}
struct Kit {
  let part: any Part
  func run(_ s: any ServiceCollection) { part.install(s) }
}
struct Own {
  let part: Engine
  func run(_ s: any ServiceCollection) { part.install(s) }
}
func viaGeneric<P: Part>(_ part: P, _ s: any ServiceCollection) { part.install(s) }
func viaSome(_ part: some Part, _ s: any ServiceCollection) { part.install(s) }
func viaWhere<P>(_ part: P, _ s: any ServiceCollection) where P: Part { part.install(s) }
func viaType<P: Part>(_ type: P.Type, _ s: any ServiceCollection) { type.mount(s) }
func viaType2<P: Part>(_ type: P.Type, _ s: any ServiceCollection) { P.mount(s) }
func viaExistential(_ type: any Part.Type, _ s: any ServiceCollection) { type.mount(s) }
struct Box<P: Part> {
  let part: P
  func run(_ s: any ServiceCollection) { part.install(s) }
}
func g1() throws {
  let container = ServiceContainer()
  viaGeneric(Engine(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func g2() throws {
  let container = ServiceContainer()
  viaSome(Engine(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func g3() throws {
  let container = ServiceContainer()
  viaWhere(Engine(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func g4() throws {
  let container = ServiceContainer()
  viaType(Engine.self, container.services)
  print(try container.validated().resolveRequired(String.self))
}
func g5() throws {
  let container = ServiceContainer()
  viaType2(Engine.self, container.services)
  print(try container.validated().resolveRequired(String.self))
}
func g6() throws {
  let container = ServiceContainer()
  viaExistential(Engine.self, container.services)
  print(try container.validated().resolveRequired(String.self))
}
func g7() throws {
  let container = ServiceContainer()
  Kit(part: Engine()).run(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func g8() throws {
  let container = ServiceContainer()
  Box(part: Engine()).run(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func g9() throws {
  let container = ServiceContainer()
  Own(part: Engine()).run(container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func g10() throws {
  let container = ServiceContainer()
  Engine.mount(container.services)
  print(try container.validated().resolveRequired(String.self))  //~ missing-service: String
}
func g11() throws {
  let container = ServiceContainer()
  let parts: [any Part] = [Engine()]
  for part in parts { part.install(container.services) }
  print(try container.validated().resolveRequired(Int.self))
}
func g12() throws {
  let container = ServiceContainer()
  let parts = [Engine()]
  for part in parts { part.install(container.services) }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
protocol Installing { func install(_ s: any ServiceCollection) }
struct First: Installing { func install(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
struct Other: Installing { func install(_ s: any ServiceCollection) {} }
func t1() throws {
  let container = ServiceContainer()
  let table: [String: any Installing] = ["a": First()]
  let chosen = table["a"] ?? Other()
  chosen.install(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func t2() throws {
  let container = ServiceContainer()
  let table: [String: any Installing] = ["a": First()]
  let chosen = table["b"] ?? Other()
  chosen.install(container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func opened(_ x: some Installing, _ s: any ServiceCollection) { x.install(s) }
func openedGeneric<M: Installing>(_ x: M, _ s: any ServiceCollection) { x.install(s) }
func t3() throws {
  let container = ServiceContainer()
  let part: any Installing = First()
  opened(part, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func t4() throws {
  let container = ServiceContainer()
  let part: any Installing = Other()
  opened(part, container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func t5() throws {
  let container = ServiceContainer()
  let part: any Installing = First()
  openedGeneric(part, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol Kind: Sendable { associatedtype Out: Sendable; static func make() -> Out }
struct IntKind: Kind { static func make() -> Int { 1 } }
struct TextKind: Kind { static func make() -> String { "" } }
func reg<K: Kind>(_ kind: K, _ s: any ServiceCollection) { s.register(K.Out.self) { K.make() } }
func t6() throws {
  let container = ServiceContainer()
  let kind: any Kind = IntKind()
  reg(kind, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func t7() throws {
  let container = ServiceContainer()
  let kind: any Kind = TextKind()
  reg(kind, container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
extension Installing {
  func mount(_ s: any ServiceCollection) { s.register(Double.self) { 1 } }
}
struct Silent: Installing {
  func install(_ s: any ServiceCollection) {}
  func mount(_ s: any ServiceCollection) {}
}
func mounted() throws {
  let container = ServiceContainer()
  let table: [String: any Installing] = ["a": Silent()]
  (table["a"] ?? Silent()).mount(container.services)
  print(try container.validated().resolveRequired(Double.self))
  let other = ServiceContainer()
  Silent().mount(other.services)
  print(try other.validated().resolveRequired(Double.self))  //~ missing-service: Double
}

// A literal in place of a type of the program calls the initializer of that type.
struct Modules: ExpressibleByArrayLiteral {
  let all: [any ServiceModule]
  init(arrayLiteral elements: any ServiceModule...) { all = elements }
  func install(_ s: any ServiceCollection) { for module in all { s.include(module) } }
}
struct Numbers: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
struct Texts: ServiceModule {
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
func literal() throws {
  let container = ServiceContainer()
  let modules: Modules = [Numbers(), Texts()]
  modules.install(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
  let other = ServiceContainer()
  let texts: Modules = [Texts()]
  texts.install(other.services)
  let second = try other.validated()
  print(second.resolveRequired(String.self))
  print(second.resolveRequired(Int.self))  //~ missing-service: Int
}
