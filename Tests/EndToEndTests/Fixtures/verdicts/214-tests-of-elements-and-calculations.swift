import Furnish

// Two tests of an element of a table, of a calculation and of a call are one test while nothing changes their values.
func start(_ environment: [String: String], _ level: Int, _ name: String, _ low: Int) throws {
  let container = ServiceContainer()
  if environment["URL"] != nil { try container.services.register(Int.self) { 1 } }
  if level % 2 == 0 { try container.services.register(String.self) { "" } }
  if name.lowercased() == "live" { try container.services.register(Double.self) { 1 } }
  if low < level { try container.services.register(Float.self) { 1 } }
  let provider = try container.validated()
  if environment["URL"] != nil { print(provider.resolveRequired(Int.self)) }
  if level % 2 == 0 { print(provider.resolveRequired(String.self)) }
  if name.lowercased() == "live" { print(provider.resolveRequired(Double.self)) }
  if low < level { print(provider.resolveRequired(Float.self)) }
  if environment["MODE"] != nil { print(provider.resolveRequired(Int.self)) }  //~ warning missing-service: Int is not
  if level % 3 == 0 { print(provider.resolveRequired(String.self)) }  //~ warning missing-service: String is not registered
  if level < low { print(provider.resolveRequired(Float.self)) }  //~ warning missing-service: Float is not registered
}
try start([CommandLine.arguments[0]: ""], CommandLine.arguments.count, CommandLine.arguments[0], CommandLine.arguments[1].count)

// The defaults of parameters may depend on the arguments of the process.
struct Settings {
  let isFast: Bool
  init(arguments: [String] = CommandLine.arguments) { isFast = arguments.contains("-f") }
}
func run() throws {
  let container = ServiceContainer()
  if Settings().isFast { try container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int is not registered
}
try run()
