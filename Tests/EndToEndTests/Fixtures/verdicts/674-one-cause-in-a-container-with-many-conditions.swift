// A container that is judged in parts, because of its many conditions: a service that many others need is reported once.
struct Log: Sendable {}
final class Clock: Sendable { init() async {} }
struct Page: Sendable { init(log: Log) {} }
struct Feed: Sendable { init(log: Log) {} }
struct Search: Sendable { init(log: Log) {} }
struct Audit: Sendable { init(log: Log) {} }
struct Timer: Sendable { init(clock: Clock) {} }
struct Alarm: Sendable { init(clock: Clock) {} }

func run(_ options: Set<String>) throws {
  let container = ServiceContainer()
  let services = container.services
  services.register(Clock.self) { () async in await Clock() }
  services.register(Page.self, Page.init(log:))  //~ missing-service: Log
  services.register(Feed.self, Feed.init(log:))
  services.register(Search.self, Search.init(log:))
  services.register(Timer.self) { provider in Timer(clock: provider.resolveRequired(Clock.self)) }  //~ async-in-sync: Clock
  services.register(Alarm.self) { provider in Alarm(clock: provider.resolveRequired(Clock.self)) }
  if options.contains("audit") { services.register(Audit.self, Audit.init(log:)) }
  if options.contains("0") { services.register(String.self, name: "0") { "" } }
  if options.contains("1") { services.register(String.self, name: "1") { "" } }
  if options.contains("2") { services.register(String.self, name: "2") { "" } }
  if options.contains("3") { services.register(String.self, name: "3") { "" } }
  if options.contains("4") { services.register(String.self, name: "4") { "" } }
  if options.contains("5") { services.register(String.self, name: "5") { "" } }
  if options.contains("6") { services.register(String.self, name: "6") { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self), provider.resolveRequired(Feed.self), provider.resolveRequired(Search.self))
  print(provider.resolve(Audit.self) as Any, provider.resolveRequired(Timer.self), provider.resolveRequired(Alarm.self))
  for number in 0...6 { print(provider.resolve(String.self, name: ServiceName("\(number)")) as Any) }
}
