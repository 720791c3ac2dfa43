// Code that is not read may call the methods of an object that it receives, and register in a collection that the object stores.
func addCount(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
final class Writer {
  let s: any ServiceCollection
  init(_ s: any ServiceCollection) { self.s = s }
  func go() { addCount(s) }
}
let container = ServiceContainer()
let writer = Writer(try container.services)
DispatchQueue.main.sync(execute: writer.go)  //~ warning undecidable: The services are passed to code
print(try container.validated().resolveRequired(Int.self))
let other = ServiceContainer()
CompanyRunner.run(delegate: Writer(try other.services))  //~ warning undecidable: The services are passed to code
print(try other.validated().resolveRequired(Int.self))
