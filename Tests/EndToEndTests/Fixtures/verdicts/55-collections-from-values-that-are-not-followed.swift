// A registration may go to a collection from a requirement or a result. No service of its container is missing.
protocol Setup { var s: any ServiceCollection { get } }
struct Own: Setup { let s: any ServiceCollection }
let container = ServiceContainer()
let services = try container.services
func add(_ setup: any Setup) { setup.s.register(Int.self) { 1 } }
add(Own(s: services))
let result = Result { try container.services }
try result.get().register(String.self) { "" }  //~ warning undecidable
let provider = try container.validated()
print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
