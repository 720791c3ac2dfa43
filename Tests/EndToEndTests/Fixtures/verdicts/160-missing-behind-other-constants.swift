import Furnish

// Two constants with one name in different types are two values.
struct Log: Sendable {}
struct Run { static let name = "run" }
struct Stop { static let name = "stop" }

func start(_ name: String) throws {
  let container = ServiceContainer()
  let services = try container.services
  if name == Run.name { services.register(Log.self) { Log() } }
  let provider = try container.validated()
  if name == Stop.name { print(provider.resolveRequired(Log.self)) }  //~ missing-service: Log is not registered
}
try start(CommandLine.arguments[1])
