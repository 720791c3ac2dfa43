import Furnish

// A member of an extension for certain generic arguments belongs to types with these arguments. The labels of a tuple decide
// which part is meant, and the text of an optional is not that of its value.
struct Box<Content> { let content: Content }
extension Box where Content == Int {
  func isText() -> Bool { false }
  func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
}
extension Box where Content == String {
  func isText() -> Bool { true }
  func register(in services: any ServiceCollection) { services.register(String.self) { "" } }
}
func bounds() -> (low: Int, high: Int) { (low: 1, high: 2) }
func text(_ number: Int?) -> String { "\(number as Any)" }

func run() throws {
  let container = ServiceContainer()
  let reversed: (high: Int, low: Int) = bounds()
  let number: Int? = 1
  if Box(content: "a").isText() { try container.services.register(Double.self) { 1 } }
  if reversed.high == 2 { try container.services.register(Bool.self) { true } }
  if text(number) == "1" { try container.services.register(Float.self) { 1 } }
  Box(content: "a").register(in: try container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Double.self), provider.resolveRequired(Bool.self))
  print(provider.resolveRequired(Float.self))  //~ warning missing-service: Float is not registered
  print(provider.resolveRequired(String.self))
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
try run()
