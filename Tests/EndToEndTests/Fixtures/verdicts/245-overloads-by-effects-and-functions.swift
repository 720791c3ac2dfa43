// A call with `await` prefers the asynchronous function of a name, and one without it calls no asynchronous function. The
// types of functions and closures decide between functions that take them.
func fill(_ s: any ServiceCollection) {}
func fill(_ s: any ServiceCollection) async { s.register(Int.self) { 1 } }
func asyncOne() async throws {
  let container = ServiceContainer()
  await fill(container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func syncOne() throws {
  let container = ServiceContainer()
  fill(container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
struct Setup {
  func add(_ s: any ServiceCollection) { s.register(String.self) { "" } }
  func add(_ s: any ServiceCollection) async {}
}
func asyncTwo() async throws {
  let container = ServiceContainer()
  await Setup().add(container.services)
  print(try container.validated().resolveRequired(String.self))  //~ missing-service: String
}
func syncTwo() throws {
  let container = ServiceContainer()
  Setup().add(container.services)
  print(try container.validated().resolveRequired(String.self))
}
// The expected type decides between functions of one name.
func chosen(_ x: Int, _ s: any ServiceCollection) {}
func chosen(_ x: String, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func expected() throws {
  let container = ServiceContainer()
  let first: (String, any ServiceCollection) -> Void = chosen
  first("", container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  let second: (Int, any ServiceCollection) -> Void = chosen
  second(1, other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func makeInt(_ x: Int) -> Int { 1 }
func makeText(_ x: Int) -> String { "" }
func install(_ make: (Int) -> Int, _ s: any ServiceCollection) {}
func install(_ make: (Int) -> String, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func install2(_ make: (Int) -> Int, _ s: any ServiceCollection) { s.register(String.self) { "" } }
func install2(_ make: (Int) -> String, _ s: any ServiceCollection) {}
func one() throws {
  let container = ServiceContainer()
  install(makeText, container.services)
  print(try container.validated().resolveRequired(Int.self))
}
func two() throws {
  let container = ServiceContainer()
  install(makeInt, container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func three() throws {
  let container = ServiceContainer()
  let made = makeInt
  install(made, container.services)
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func four() throws {
  let container = ServiceContainer()
  let make: (Int) -> String = { "\($0)" }
  install(make, container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  install2(make, other.services)
  print(try other.validated().resolveRequired(String.self))  //~ missing-service: String
}
func five() throws {
  let container = ServiceContainer()
  install({ (x: Int) -> String in "" }, container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  install2({ (x: Int) -> String in "" }, other.services)
  print(try other.validated().resolveRequired(String.self))  //~ missing-service: String
}
func takes(_ make: (Int) -> Void, _ s: any ServiceCollection) {}
func takes(_ make: (String) -> Void, _ s: any ServiceCollection) { s.register(Int.self) { 1 } }
func six() throws {
  let container = ServiceContainer()
  takes({ (x: String) in print(x) }, container.services)
  print(try container.validated().resolveRequired(Int.self))
  let other = ServiceContainer()
  takes({ (x: Int) in print(x) }, other.services)
  print(try other.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
