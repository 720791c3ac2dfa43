// Protocols of the program and of another library have names of Furnish's: they give a type neither a default nor a module.
import Furnish
protocol Service: Sendable { func run() async }
protocol ServiceKey {}
protocol ServiceModule { func start() }
struct Worker: Service { func run() async {} }
struct Lock: ServiceKey {}
struct Boot: ServiceModule { func start() {} }
struct Sender: ServiceLifecycle.Service { func run() async {} }
struct Screen {
  @Injected var worker: Worker  //~ missing-service: Worker
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register((any Log).self) { ConsoleLog() }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self)
  _ = provider.resolveRequired(Lock.self)  //~ missing-service: Lock
  _ = provider.resolveRequired(Sender.self)  //~ missing-service: Sender
}
