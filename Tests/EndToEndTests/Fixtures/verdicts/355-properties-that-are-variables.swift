// A property that is a variable has the value that the initializer received, as long as the structure is in no variable.
struct Token: Sendable {}
struct API: Sendable { let token: Token }
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Config: Sendable {
  var host: String?
  var workers = 1
  var usesQueue: Bool { host != nil && workers > 0 }
}
struct Redis: Sendable { let host: String }
struct Queue: Sendable { let redis: Redis }
struct NetworkModule: ServiceModule {
  var isOnline: Bool
  func register(in services: any ServiceCollection) {
    if isOnline { services.register(API.self, API.init(token:)) }
  }
}
struct QueueModule: ServiceModule {
  var config: Config
  func register(in services: any ServiceCollection) {
    if let host = config.host { services.register(Redis.self) { Redis(host: host) } }
    if config.usesQueue { services.register(Queue.self, Queue.init(redis:)) }
  }
}
struct ChatModule: ServiceModule {
  var isOn: Bool
  func register(in services: any ServiceCollection) { if isOn { services.register(Chat.self) { Chat() } } }
}
struct MailModule: ServiceModule {
  var isOn: Bool
  init(isOn: Bool) {
    self.isOn = isOn
    if CommandLine.arguments.count > 9 { self.isOn = false }
  }
  func register(in services: any ServiceCollection) { if isOn { services.register(Mail.self) { Mail() } } }
}
struct NewsModule: ServiceModule {
  var isOn: Bool
  func register(in services: any ServiceCollection) { if isOn { services.register(News.self) { News() } } }
}
let isOnline = CommandLine.arguments.contains("online")
let config = Config(host: CommandLine.arguments.first, workers: CommandLine.arguments.count)
let container = ServiceContainer()
let services = try container.services
services.include(NetworkModule(isOnline: isOnline))
if isOnline { services.register(Token.self) { Token() } }
services.include(QueueModule(config: config))
var chat = ChatModule(isOn: isOnline)
chat.isOn = false
services.include(chat)
services.include(MailModule(isOn: isOnline))
services.include(NewsModule(isOn: !isOnline))
let provider = try container.validated()
if isOnline { print(provider.resolveRequired(API.self)) }
if config.usesQueue { print(provider.resolveRequired(Queue.self)) }
if isOnline { print(provider.resolveRequired(Chat.self)) }  //~ missing-service: Chat
if isOnline { print(provider.resolveRequired(Mail.self)) }  //~ warning missing-service: Mail
if isOnline { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
if !isOnline { print(provider.resolveRequired(News.self)) }
