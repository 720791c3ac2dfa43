// A private function that code passes to a function of the program runs where that function calls it. A closure in a
// list of structures runs where its structure is in the list.
struct Chat: Sendable { func open() {} }
struct Mail: Sendable { func open() {} }
struct Redis: Sendable { func ping() {} }
enum Services {
  static let provider: ServiceScope = {
    let container = ServiceContainer()
    if isOn {
      try! container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() }
        .register(Redis.self) { Redis() }
    }
    return try! container.validated()
  }()
}
func when(_ holds: Bool, _ body: () -> Void) { if holds { body() } }
struct Check { let name: String; let run: (any ServiceProvider) -> Void }
struct Health {
  var checks: [Check]
  static func standard(hasRedis: Bool) -> Health {
    var health = Health(checks: [Check(name: "none") { _ in print("none") }])
    if hasRedis { health.checks.append(Check(name: "redis") { $0.resolveRequired(Redis.self).ping() }) }
    return health
  }
}
let isOn = CommandLine.arguments.contains("on")
private func openChat() { Services.provider.resolveRequired(Chat.self).open() }
private func openMail() { Services.provider.resolveRequired(Mail.self).open() }  //~ missing-service: Mail
when(isOn, openChat)
when(true, openMail)
for check in Health.standard(hasRedis: isOn).checks { check.run(Services.provider) }
