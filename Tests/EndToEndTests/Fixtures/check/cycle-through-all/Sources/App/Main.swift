import Furnish

protocol Plugin: Sendable {}
struct Host { init(plugins: [any Plugin]) {} }
struct Spelling: Plugin { init(host: Host) {} }

let container = ServiceContainer()
try container.services.register(Host.self, Host.init).register((any Plugin).self, Spelling.init)
