// A service that nothing registers is missing, whatever the mutable property says under which it is requested.
enum Flags { nonisolated(unsafe) static var isVerbose = true }
let container = ServiceContainer()
try container.services.register(Int.self) { 1 }
let provider = try container.validated()
print(provider.resolveRequired(Int.self))
if Flags.isVerbose { print(provider.resolveRequired(String.self)) }  //~ missing-service
