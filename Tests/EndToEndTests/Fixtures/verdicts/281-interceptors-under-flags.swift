// An interceptor of a service that is not registered is reported if it exists under a flag alone.
@ClosureService(store: .none) struct Notifier: Sendable { var notify: @Sendable (String) -> Void }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Notifier.self, name: "ops") { Notifier { _ in } }
  #if DEBUG
    services.intercept(Notifier.self, name: "opz", by: Loud())  //~ unused-decorator: opz
  #endif
}
