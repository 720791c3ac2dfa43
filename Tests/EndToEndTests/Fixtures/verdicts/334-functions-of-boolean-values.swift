// Functions that the program adds to `Bool` run their branches for the value on which they are called.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Maps: Sendable {}

extension Bool {
  func then(_ work: () -> Void) { if self { work() } }
  func otherwise(_ work: () -> Void) { guard !self else { return }; work() }
  func add(to services: any ServiceCollection) { if self { services.register(News.self) { News() } } }
}

let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
let services = try container.services
CommandLine.arguments.contains("on").then { services.register(Chat.self) { Chat() } }
CommandLine.arguments.contains("on").otherwise { services.register(Mail.self) { Mail() } }
false.add(to: services)
true.then { services.register(Maps.self) { Maps() } }

let provider = try container.validated()
if isOn { print(provider.resolveRequired(Chat.self)) } else { print(provider.resolveRequired(Mail.self)) }
CommandLine.arguments.contains("on").then { print(provider.resolveRequired(Chat.self)) }
CommandLine.arguments.contains("on").otherwise { print(provider.resolveRequired(Mail.self)) }
print(provider.resolveRequired(Maps.self))
false.then { print(provider.resolveRequired(News.self)) }
print(provider.resolveRequired(News.self))  //~ missing-service: News
print(provider.resolveRequired(Chat.self))  //~ missing-service: Chat
