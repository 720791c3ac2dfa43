// A `defer` runs at the end of its block, and `for case` skips the elements that its pattern does not match.
struct Clocks: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Clock).self) { SystemClock() } }
}
func atTheEnd() throws {
  let container = ServiceContainer()
  let services = container.services
  do {
    defer { services.addingIfMissing.register((any Log).self) { ConsoleLog() } }
    services.register((any Log).self) { ConsoleLog() }
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func tooLate() throws {
  let container = ServiceContainer()
  defer { container.services.register((any Log).self) { ConsoleLog() } }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
enum Part { case clock, number, text }
func matching() throws {
  let container = ServiceContainer()
  let found: [Clocks?] = [nil, Clocks()]
  for case let clocks? in found { container.services.include(clocks) }
  for case .number in [Part.number, .text] { container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired((any Clock).self), provider.resolveRequired(Int.self))
}
func skipped() throws {
  let container = ServiceContainer()
  let found: [Clocks?] = [nil]
  for case let clocks? in found { container.services.include(clocks) }
  for case .number in [Part.text] { container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired((any Clock).self))  //~ missing-service: any Clock
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
}
