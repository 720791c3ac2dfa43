// A service is missing for a value of a mutable property that is not its default.
func make(isDry: Bool = false) throws -> ServiceContainer {
  let container = ServiceContainer()
  let services = try container.services
  if !isDry { services.register(String.self) { "" } }
  return container
}
protocol Command { func run() throws }
struct Run: Command {
  var isDry = false
  func run() throws {
    print(try make(isDry: isDry).validated().resolveRequired(String.self))  //~ missing-service: is true
  }
}
struct Nothing: Command { func run() throws {} }
let command: any Command = readLine() == nil ? Run(isDry: CommandLine.arguments.count > 1) : Nothing()
try command.run()
