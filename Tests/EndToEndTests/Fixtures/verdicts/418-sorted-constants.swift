import Furnish

// Constants that code sorts by an operator have a known order.
struct Journal: Sendable {}
let names = ["b", "a"]
let numbers = [3, 10, 2]
func filled() throws {
  let container = ServiceContainer()
  if !names.sorted(by: >).isEmpty { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func lowest() throws {
  let container = ServiceContainer()
  if numbers.sorted().first == 2 { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func highest() throws {
  let container = ServiceContainer()
  if numbers.sorted(by: >)[0] == 10 { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func firstName() throws {
  let container = ServiceContainer()
  if names.sorted(by: >).first == "a" { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
try filled()
try lowest()
try highest()
try firstName()
