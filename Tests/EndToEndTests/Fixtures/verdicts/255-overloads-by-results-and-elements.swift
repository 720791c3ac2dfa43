// The expected result, and the type of the elements of a list, decide between functions of one name.
struct First {}
struct Second {}
func load(_ s: any ServiceCollection) -> Int { s.register(Int.self) { 1 }; return 1 }
func load(_ s: any ServiceCollection) -> String { s.register(String.self) { "" }; return "" }
func results() throws {
  let container = ServiceContainer()
  let host: String = load(container.services)
  print(host, try container.validated().resolveRequired(String.self))
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
extension Array where Element == First {
  func wire(_ s: any ServiceCollection) { s.register(Int.self) { 1 } }
}
extension Array where Element == Second {
  func wire(_ s: any ServiceCollection) { s.register(String.self) { "" } }
}
func elements() throws {
  let container = ServiceContainer()
  let list: [Second] = [Second()]
  list.wire(container.services)
  print(try container.validated().resolveRequired(String.self))
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func numbered(_ names: [String]) throws {
  let container = ServiceContainer()
  if !names.isEmpty { container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  for (number, name) in names.enumerated() { print(number, name, provider.resolveRequired(Int.self)) }
  for name in names.sorted() { print(name, provider.resolveRequired(Int.self)) }
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
