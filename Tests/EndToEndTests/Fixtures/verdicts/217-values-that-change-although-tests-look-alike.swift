import Furnish

// A loop may change the values of the test after it, constants of two types are two, and members that the program adds to types
// of the standard library may read anything.
struct Journal: Sendable {}
enum Step {
  case first, second, last
  var next: Step {
    switch self {
    case .first: .second
    case .second, .last: .last
    }
  }
}
enum Small { static let limit = CommandLine.arguments.count }
enum Large { static let limit = CommandLine.arguments.count * 2 }
nonisolated(unsafe) var enabled: Set<String> = []
extension String { var isEnabled: Bool { enabled.contains(self) } }
extension Int { var isLucky: Bool { Bool.random() } }
struct Cart {
  var items: [Int]
  var total: Int {
    var sum = 0
    for item in items { sum += item }
    return sum
  }
}
enum Mode { case live(Int), mock }

func finish() throws {
  var step = Step.first
  while step != .last { step = step.next }
  var text = "7"
  repeat { text += "0" } while text.count < 5
  let provider = try ServiceContainer().validated()
  print(provider.resolveRequired(Journal.self), text)  //~ missing-service: Journal is not registered
}
try finish()

func isReady() -> Bool { readLine() == "y" }
func wait(_ level: Int, _ name: String, _ cart: Cart, _ mode: Mode) throws {
  let container = ServiceContainer()
  var port = 1
  if isReady() { try container.services.register(Int.self) { 1 } }
  if level > Small.limit { try container.services.register(String.self) { "" } }
  if name.isEnabled { try container.services.register(Double.self) { 1 } }
  if level.isLucky { try container.services.register(Float.self) { 1 } }
  if case .live(port) = mode { try container.services.register(Character.self) { "a" } }
  if cart.total > 10 { try container.services.register(Journal.self) { Journal() } }
  enabled.insert(name)
  port = 2
  let provider = try container.validated()
  while !isReady() {}
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
  if level > Large.limit { print(provider.resolveRequired(String.self)) }  //~ warning missing-service: String is not
  if name.isEnabled { print(provider.resolveRequired(Double.self)) }  //~ warning missing-service: Double is not registered
  if level.isLucky { print(provider.resolveRequired(Float.self)) }  //~ warning missing-service: Float is not registered
  if case .live(port) = mode { print(provider.resolveRequired(Character.self)) }  //~ warning missing-service: Character
  if cart.total > 10 { print(provider.resolveRequired(Journal.self)) }
}
let count = CommandLine.arguments.count
try wait(count, CommandLine.arguments[0], Cart(items: [count]), count > 2 ? .mock : .live(count))
