// The static type of a receiver decides between a method of an extension and the method of the type. A witness may have
// other effects than the requirement.
protocol Plugin { func install(into s: any ServiceCollection) async throws }
extension Plugin { func install(into s: any ServiceCollection) async throws {} }
struct Logs: Plugin { func install(into s: any ServiceCollection) { s.register(Int.self) { 1 } } }
func boot() async throws {
  let container = ServiceContainer()
  let plugin: any Plugin = Logs()
  try await plugin.install(into: container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol PartA {}
extension PartA { func install(_ s: any ServiceCollection) {} }
struct WheelA: PartA { func install(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
struct BoxA<P: PartA> { let part: P }
func bootA() throws {
  let container = ServiceContainer()
  let box = BoxA(part: WheelA())
  box.part.install(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol WB {}
extension WB { func helper(_ s: any ServiceCollection) {} }
struct XB: WB { func helper(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
extension WB where Self == XB { func run(_ s: any ServiceCollection) { helper(s) } }
func oneB() throws {
  let container = ServiceContainer()
  XB().run(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
class CB { func helper(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
class DB: CB, WB {}
extension WB where Self: CB { func runC(_ s: any ServiceCollection) { helper(s) } }
func twoB() throws {
  let container = ServiceContainer()
  DB().runC(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func boundB<T: CB & WB>(_ t: T, _ s: any ServiceCollection) { t.helper(s) }
func threeB() throws {
  let container = ServiceContainer()
  boundB(DB(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
class CC { func helper(_ s: any ServiceCollection) {} }
protocol PCC: CC {}
class DC: CC, PCC { override func helper(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
extension PCC { func run(_ s: any ServiceCollection) { helper(s) } }
func oneC() throws {
  let container = ServiceContainer()
  DC().run(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func boundC<T: PCC>(_ t: T, _ s: any ServiceCollection) { t.helper(s) }
func twoC() throws {
  let container = ServiceContainer()
  boundC(DC(), container.services)
  print(try container.validated().resolveRequired(Int.self))
}
protocol PartD {}
extension PartD { func install(_ s: any ServiceCollection) {} }
struct WheelD: PartD { func install(_ s: any ServiceCollection) { s.register(Int.self) { 1 } } }
class BaseD<P: PartD> { let part: P; init(_ p: P) { part = p } }
class SubD<P: PartD>: BaseD<WheelD> { func go(_ s: any ServiceCollection) { part.install(s) } }
func bootD() throws {
  let container = ServiceContainer()
  SubD<WheelD>(WheelD()).go(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
