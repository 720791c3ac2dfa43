// What is intercepted under this name is registered nowhere.
@ClosureService(store: .none) struct Notifier: Sendable { var notify: @Sendable (String) -> Void }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Notifier.self, name: "ops") { Notifier { _ in } }
  services.intercept(Notifier.self, name: "opz", by: Loud())  //~ unused-decorator: opz
}
