// Input reaches a test through members of the instance, declarations of the same name, creations, aliases and wrappers.
struct App {
  let environment: String
  var isLive: Bool { environment == "prod" }
  func has(_ name: String) -> Bool { environment.contains(name) }
  func setUp() throws {
    let container = ServiceContainer()
    if isLive { container.services.register(Int.self) { 1 } }
    if has("a") { container.services.register(String.self) { "" } }
    let provider = try container.validated()
    print(provider.resolveRequired(Int.self))  //~ missing-service: Int
    print(provider.resolveRequired(String.self))  //~ missing-service: String
  }
}
let flag = CommandLine.arguments.count > 2
let LIVE = CommandLine.arguments.count > 3
func divided() -> Bool {
  let (first, second) = (1, 2)
  return first > second || flag
}
func shadowed() -> Bool {
  let flag = flag
  return flag
}
func chosen(_ isOn: Bool) -> Bool { isOn ? flag : false }
struct Read {
  let isOn: Bool
  init() { isOn = CommandLine.arguments.count > 4 }
  var isEmpty: Bool { isOn }
}
enum Outer { struct Inner { let isOn = CommandLine.arguments.count > 5 } }
typealias Reading = Read
struct Called { func callAsFunction() -> Bool { flag } }

func functions() throws {
  let container = ServiceContainer()
  if divided() { container.services.register(Int.self) { 1 } }
  if shadowed() { container.services.register(String.self) { "" } }
  if chosen(true) { container.services.register(Double.self) { 1 } }
  if LIVE { container.services.register(Float.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
  print(provider.resolveRequired(Float.self))  //~ missing-service: Float
}
func creations() throws {
  let container = ServiceContainer()
  if Read().isEmpty { container.services.register(Int.self) { 1 } }
  if Reading().isOn { container.services.register(String.self) { "" } }
  if Outer.Inner().isOn { container.services.register(Double.self) { 1 } }
  if Called()() { container.services.register(Float.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
  print(provider.resolveRequired(Float.self))  //~ missing-service: Float
}
struct Hidden {
  let isOn: Bool
  init() { isOn = CommandLine.arguments.count > 6 }
}
// Two tests may share the condition of an input, of which only one names the input.
func shared() throws {
  let hidden: Hidden = .init()
  let container = ServiceContainer()
  if hidden.isOn { container.services.register(Int.self) { 1 } }
  let other = ServiceContainer()
  if CommandLine.arguments.count > 6 { other.services.register(String.self) { "" } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
  print(try other.validated().resolveRequired(String.self))  //~ missing-service: String
}
