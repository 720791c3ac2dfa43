// An initializer that runs other code after it has stored a value may change it.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct ChatModule: ServiceModule {
  var isOn: Bool
  init(_ on: Bool) {
    isOn = on
    normalize()
  }
  mutating func normalize() { isOn = isOn && CommandLine.arguments.count > 3 }
  func register(in services: any ServiceCollection) { if isOn { services.register(Chat.self) { Chat() } } }
}
struct MailModule: ServiceModule {
  var isOn: Bool
  init(_ on: Bool) {
    isOn = on
    isOn.toggle()
  }
  func register(in services: any ServiceCollection) { if isOn { services.register(Mail.self) { Mail() } } }
}
struct NewsModule: ServiceModule {
  var isOn: Bool
  init(_ on: Bool) { self.isOn = on }
  func register(in services: any ServiceCollection) { if isOn { services.register(News.self) { News() } } }
}
struct PostModule: ServiceModule {
  var isOn: Bool
  var level: Int
  init(_ on: Bool) { (self.isOn, level) = (on, 1) }
  func register(in services: any ServiceCollection) { if isOn { services.register(Post.self) { Post() } } }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
let services = try container.services
services.include(ChatModule(isOn))
services.include(MailModule(isOn))
services.include(NewsModule(isOn))
services.include(PostModule(isOn))
let provider = try container.validated()
if isOn { print(provider.resolveRequired(Chat.self)) }  //~ warning missing-service: Chat
if isOn { print(provider.resolveRequired(Mail.self)) }  //~ warning missing-service: Mail
if isOn { print(provider.resolveRequired(News.self)) }
if isOn { print(provider.resolveRequired(Post.self)) }
if !isOn { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
if !isOn { print(provider.resolveRequired(Post.self)) }  //~ missing-service: Post
