// The lifetime is not read, so the service may be transient.
protocol Log: Sendable {}
struct ConsoleLog: Log {}
func wire(_ lifetime: some Lifetime, _ services: any ServiceCollection) {
  services.register((any Log).self, lifetime: lifetime) { ConsoleLog() }  //~ undecidable
  services.decorate((any Log).self, lifetime: .transient) { (log: any Log) in log }
}
func lifetimeOfHost() -> some Lifetime { Host.current.lifetime }
let container = ServiceContainer()
try wire(lifetimeOfHost(), container.services)
print(try container.validated().resolveRequired((any Log).self))
