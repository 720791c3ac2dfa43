// `compactMap` with an initializer returns a list, whose elements a function that takes the list tests.
enum Channel: String, Sendable { case email, push, sms }
struct Email: Sendable {}
struct Push: Sendable {}
struct Job: Sendable {
  let kind: String
  init?(kind: String) {
    if kind.isEmpty { return nil }
    self.kind = kind
  }
}
struct Backup: Sendable {}
func run(_ channels: [Channel], _ provider: any ServiceProvider) throws {
  for channel in channels {
    switch channel {
    case .email: print(try provider.require(Email.self))
    case .push: print(try provider.require(Push.self))  //~ missing-service: Push
    case .sms: break
    }
  }
}
struct Runner {
  let jobs: [Job]
  func run(_ provider: any ServiceProvider) {
    for job in jobs where job.kind == "backup" { print(provider.resolveRequired(Backup.self)) }
  }
}
let channels = CommandLine.arguments.compactMap(Channel.init(rawValue:))
let jobs = CommandLine.arguments.compactMap(Job.init(kind:))
let container = ServiceContainer()
if channels.contains(.email) { try container.services.register(Email.self) { Email() } }
if channels.contains(.sms) { try container.services.register(Push.self) { Push() } }
if jobs.contains(where: { $0.kind == "backup" }) { try container.services.register(Backup.self) { Backup() } }
let provider = try container.validated()
try run(channels, provider)
Runner(jobs: jobs).run(provider)
