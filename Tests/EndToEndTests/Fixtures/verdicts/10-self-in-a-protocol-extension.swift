// Self is the type that the method is called on.
protocol SelfRegistering: Sendable { init() }
extension SelfRegistering {
  static func register(in services: any ServiceCollection) { services.register(Self.self) { Self() } }
}
struct Mailer: SelfRegistering { init() {} }
struct Inbox: Sendable { init(mailer: Mailer) {} }
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  Mailer.register(in: services)
  services.register(Inbox.self, Inbox.init(mailer:))
}
