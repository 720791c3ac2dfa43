// An observer neither registers nor requests anything.
struct Screen: Sendable { init(clock: any Clock) {} }
struct CountingObserver: ContainerObserver { func receive(_ event: ContainerEvent) {} }
func start() async throws {
  let container = ServiceContainer()
  container.observe(with: CountingObserver())
  try container.services.register(Screen.self, Screen.init(clock:))  //~ missing-service: any Clock
  container.observe(with: .logging(to: Logger(label: "app")))
  try await container.start()
}
