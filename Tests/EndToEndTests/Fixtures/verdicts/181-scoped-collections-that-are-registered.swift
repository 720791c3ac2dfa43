// A parameter that requests a registered collection retains it as any other service.
import Furnish

struct Names: Sendable { let all: [String] }

let container = ServiceContainer()
let services = try container.services
services.register(String.self) { "ada" }  //~ unused-registration: String
services.register([String].self, lifetime: .scoped) { ["ada"] }
services.register(Names.self, Names.init(all:))  //~ captive-dependency: Names (singleton) would retain
print(try container.validated().resolveRequired(Names.self))
