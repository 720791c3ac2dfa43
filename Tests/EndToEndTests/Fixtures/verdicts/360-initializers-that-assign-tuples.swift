// An initializer may store its values by the assignment of a tuple.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Flags {
  let isChat: Bool
  let isBig: Bool
  init(chat: Bool, big: Bool) { (isChat, isBig) = (chat, big) }
}
struct Settings {
  let isMail: Bool
  let level: Int
  let host: String?
  init(_ mail: Bool, _ level: Int? = nil) {
    (self.isMail, self.level) = (mail, level ?? 3)
    host = nil
  }
}
struct Swapped {
  let isNews: Bool
  let isOld: Bool
  init(news: Bool, old: Bool) { (isNews, isOld) = (old, news) }
}
final class Options {
  let isNews: Bool
  let rest: Int
  init(news: Bool) { (isNews, rest) = (news, 1) }
}
let isOn = CommandLine.arguments.contains("on")
let isBig = CommandLine.arguments.contains("big")
let flags = Flags(chat: isOn, big: isBig)
let settings = Settings(isOn)
let swapped = Swapped(news: isOn, old: isBig)
let options = Options(news: isOn)
let container = ServiceContainer()
let services = try container.services
if flags.isChat { services.register(Chat.self) { Chat() } }
if settings.isMail { services.register(Mail.self) { Mail() } }
if swapped.isNews { services.register(News.self) { News() } }
if options.isNews { services.register(Int.self) { 1 } }
let provider = try container.validated()
if isOn { print(provider.resolveRequired(Chat.self)) }
if flags.isChat { print(provider.resolveRequired(Chat.self)) }
if isBig { print(provider.resolveRequired(Chat.self)) }  //~ warning missing-service: Chat
if !isOn { print(provider.resolveRequired(Chat.self)) }  //~ missing-service: Chat
if isOn { print(provider.resolveRequired(Mail.self)) }
if !isOn { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
if isBig { print(provider.resolveRequired(News.self)) }
if !isBig { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
if isOn { print(provider.resolveRequired(Int.self)) }
if !isOn { print(provider.resolveRequired(Int.self)) }  //~ missing-service: Int
