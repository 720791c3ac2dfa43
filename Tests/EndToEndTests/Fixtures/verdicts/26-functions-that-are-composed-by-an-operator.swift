// An operator of the program composes functions that register.
typealias Step = (any ServiceCollection) -> Void
infix operator >>>: AdditionPrecedence
func >>> (first: @escaping Step, second: @escaping Step) -> Step {
  {
    first($0)
    second($0)
  }
}
let logs: Step = { $0.register((any Log).self) { ConsoleLog() } }
let clocks: Step = { $0.register((any Clock).self) { SystemClock() } }
let limits: Step = { $0.register(Int.self) { 3 } }
func wire() throws {
  let container = ServiceContainer()
  (logs >>> clocks)(try container.services)
  let all = limits >>> { $0.register(Double.self) { 1 } }
  all(try container.services)
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired((any Clock).self)
  _ = provider.resolveRequired(Int.self)
  _ = provider.resolveRequired(Double.self)
  _ = provider.resolveRequired(String.self)  //~ missing-service: String
}
