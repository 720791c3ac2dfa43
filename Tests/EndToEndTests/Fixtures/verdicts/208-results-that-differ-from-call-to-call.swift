import Furnish

// Two calls of a function that draws or reads its result are two tests; a finding that depends on both is a warning.
struct Counter {
  static nonisolated(unsafe) var calls = 0
  static var isSecond: Bool {
    calls += 1
    return calls == 2
  }
}
func toss() -> Bool { Bool.random() }
func confirm(_ question: String) -> Bool {
  print(question)
  return readLine() == "y"
}
func isVerbose() -> Bool { CommandLine.arguments.contains("-v") }

func run() throws {
  let container = ServiceContainer()
  if toss() { try container.services.register(Int.self) { 1 } }
  if confirm("text?") { try container.services.register(String.self) { "" } }
  if Counter.isSecond { try container.services.register(Double.self) { 1 } }
  if isVerbose() { try container.services.register(Bool.self) { true } }
  let provider = try container.validated()
  if toss() { print(provider.resolveRequired(Int.self)) }  //~ warning missing-service: Int is not registered
  if confirm("text?") { print(provider.resolveRequired(String.self)) }  //~ warning missing-service: String is not registered
  if Counter.isSecond { print(provider.resolveRequired(Double.self)) }  //~ warning missing-service: Double is not registered
  if isVerbose() { print(provider.resolveRequired(Bool.self)) }
}
try run()
