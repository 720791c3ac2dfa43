import Furnish

// The initializer with a raw value that the compiler writes returns nil for a value of no case. A pattern with a literal matches a
// part of the values of its case, and `"live"?` the text in an optional.
enum Stage: String { case test, live }
enum Mode { case live(Int), mock }

func start(_ name: String) throws {
  let container = ServiceContainer()
  if let stage = Stage(rawValue: name) {
    print(stage)
    try container.services.register(Int.self) { 1 }
  }
  if Stage(rawValue: "live") != nil { try container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Double.self))
  if Stage(rawValue: name) != nil { print(provider.resolveRequired(Int.self)) }
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
try start(CommandLine.arguments[0])

func serve(_ mode: Mode) throws {
  let container = ServiceContainer()
  switch mode {
  case .live(80): try container.services.register(Int.self) { 1 }
  case .live: try container.services.register(String.self) { "" }
  case .mock: break
  }
  let provider = try container.validated()
  switch mode {
  case .live(80): print(provider.resolveRequired(Int.self))
  case .live(let port): print(port, provider.resolveRequired(String.self))
  case .mock: break
  }
  if case .live(443) = mode { print(provider.resolveRequired(Int.self)) }  //~ warning missing-service: Int is not
  if case .mock = mode { print(provider.resolveRequired(String.self)) }  //~ missing-service: String is not registered
}
let count = CommandLine.arguments.count
try serve(count > 1 ? .mock : .live(count))

func choose(_ mode: String?) throws {
  let container = ServiceContainer()
  if mode == "live" { try container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  switch mode {
  case "live"?: print(provider.resolveRequired(Int.self))
  case "test"?: print(provider.resolveRequired(Int.self))  //~ missing-service: Int is not registered
  default: break
  }
}
try choose(CommandLine.arguments.last)
