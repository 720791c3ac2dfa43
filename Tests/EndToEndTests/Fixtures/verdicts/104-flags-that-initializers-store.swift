// A constant property has the value that its initializer received, so tests of both are one condition.
struct Live: ServiceModule {
  let isMock: Bool
  func register(in services: ServiceCollection) { if !isMock { services.register(Int.self) { 1 } } }
}
final class Kit {
  let usesFiles: Bool
  init(files: Bool) { usesFiles = files }
  func register(_ services: ServiceCollection) { if usesFiles { services.register(String.self) { "" } } }
}
let isMock = CommandLine.arguments.contains("mock")
let files = CommandLine.arguments.contains("files")
let container = ServiceContainer()
try container.services.include(Live(isMock: isMock))
if isMock { try container.services.register(Int.self) { 2 } }
let kit = Kit(files: files)
kit.register(try container.services)
let provider = try container.validated()
print(provider.resolveRequired(Int.self))
if files { print(provider.resolveRequired(String.self)) }
if kit.usesFiles { print(provider.resolveRequired(String.self)) }
if !files { print(provider.resolveRequired(String.self)) }  //~ missing-service: String
