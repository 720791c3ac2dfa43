// A `mutating` method that changes no property, such as that of a command, tests the same values as another one.
import ArgumentParser
struct Import: ParsableCommand {
  @Flag var isDry = false
  @Option var path: String?
  @Argument var files: [String]
  mutating func run() throws {
    let provider = try make()
    for file in files { if isDry { print(file) } else { print(provider.resolveRequired(Int.self)) } }
    while let line = readLine() { if path != nil { print(line, provider.resolveRequired(Float.self)) } }
    if isDry { print(provider.resolveRequired(Int.self)) }  //~ missing-service: Int
  }
  func make() throws -> ServiceScope {
    let container = ServiceContainer()
    if !isDry { try container.services.register(Int.self) { 1 } }
    if let path { try container.services.register(Float.self) { Float(path.count) } }
    return try container.validated()
  }
}
struct Export: ParsableCommand {
  @Flag var isDry = false
  mutating func run() throws {
    let container = ServiceContainer()
    if !isDry { try container.services.register(Double.self) { 1 } }
    let provider = try container.validated()
    isDry = CommandLine.arguments.isEmpty
    if !isDry { print(provider.resolveRequired(Double.self)) }  //~ warning missing-service: Double
  }
}
