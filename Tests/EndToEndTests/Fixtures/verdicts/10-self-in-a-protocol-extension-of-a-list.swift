// Self is each of the types of a list.
protocol SelfRegistering: Sendable { init() }
extension SelfRegistering {
  static func add(to services: any ServiceCollection) { services.register(self) { Self() } }
}
struct Mailer: SelfRegistering { init() {} }
struct Printer: SelfRegistering { init() {} }
struct Inbox: Sendable { init(mailer: Mailer, scanner: Scanner) {} }
struct Scanner: Sendable {}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  let types: [any SelfRegistering.Type] = [Mailer.self, Printer.self]
  for type in types { type.add(to: services) }
  services.register(Inbox.self, Inbox.init(mailer:scanner:))  //~ missing-service: Scanner
}
