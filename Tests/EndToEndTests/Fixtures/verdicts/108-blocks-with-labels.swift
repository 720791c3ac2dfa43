// `break` with a label leaves a block, and the code after the block continues.
let isPlain = CommandLine.arguments.contains("plain")
let container = ServiceContainer()
let services = try container.services
setUp: do {
  if isPlain { break setUp }
  services.register(Int.self) { 1 }
}
services.register(String.self) { "" }
let provider = try container.validated()
print(provider.resolveRequired(String.self))
if !isPlain { print(provider.resolveRequired(Int.self)) }
print(provider.resolveRequired(Int.self))  //~ missing-service: isPlain is true
