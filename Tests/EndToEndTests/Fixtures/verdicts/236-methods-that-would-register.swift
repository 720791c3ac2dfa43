// A method that passes a stored collection on registers where it is called, and nothing where it is not.
func addCart(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
final class Writer {
  let s: any ServiceCollection
  init(_ s: any ServiceCollection) { self.s = s }
  func go() { addCart(s) }
}
let container = ServiceContainer()
let writer = Writer(try container.services)
let other = ServiceContainer()
Writer(try other.services).go()
print(try other.validated().resolveRequired(Int.self), writer)
print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
