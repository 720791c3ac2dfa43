// A lazy property may use its instance, and a closure may capture a provider under another name.
final class Coordinator {
  let root: ServiceScope
  init(_ root: ServiceScope) { self.root = root }
  lazy var log: any Log = self.root.resolveRequired((any Log).self)
  lazy var clock: any Clock = { [unowned self] in self.root.resolveRequired((any Clock).self) }()  //~ missing-service: any Clock
  func start() {
    Task { [provider = root] in
      print(provider.resolveRequired(Int.self))  //~ missing-service: Int
      print(provider.resolveRequired(String.self))
    }
  }
}
func run() throws {
  let container = ServiceContainer()
  try container.services.register((any Log).self) { ConsoleLog() }.register(String.self) { "" }
  let coordinator = Coordinator(try container.validated())
  print(coordinator.log, coordinator.clock)
  coordinator.start()
  let values = [1].map { [provider = coordinator.root] _ in provider.resolveRequired(Double.self) }  //~ missing-service: Double
  print(values)
}
