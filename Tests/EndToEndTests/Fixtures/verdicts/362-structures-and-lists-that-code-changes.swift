// A structure in a variable may change after it has received its values, and so may the elements of a list.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Feed: Sendable {}
struct Flags {
  var isChat: Bool
  mutating func enable() { isChat = true }
  func run(_ provider: any ServiceProvider) {
    if isChat { print(provider.resolveRequired(Chat.self)) }  //~ warning missing-service: Chat
  }
}
struct Fixed {
  var isMail: Bool
  func run(_ provider: any ServiceProvider) { if isMail { print(provider.resolveRequired(Mail.self)) } }
}
struct Options { var isNews: Bool }
struct Page {
  var options: Options
  func show(_ provider: any ServiceProvider) {
    if options.isNews { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
  }
}
struct FixedPage {
  var options: Options
  func show(_ provider: any ServiceProvider) { if options.isNews { print(provider.resolveRequired(Post.self)) } }
}
struct FeedModule: ServiceModule {
  var isOn: Bool
  func register(in services: any ServiceCollection) { if isOn { services.register(Feed.self) { Feed() } } }
}
final class Setup {
  var modules: [FeedModule]
  init(_ modules: [FeedModule]) { self.modules = modules }
  func disable(at index: Int) { modules[index].isOn = false }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
let services = try container.services
if isOn { services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() } }
if isOn { services.register(News.self) { News() }.register(Post.self) { Post() } }
let setup = Setup([FeedModule(isOn: isOn)])
setup.disable(at: 0)
for module in setup.modules { services.include(module) }
let provider = try container.validated()
var flags = Flags(isChat: isOn)
flags.enable()
flags.run(provider)
Fixed(isMail: isOn).run(provider)
var page = Page(options: Options(isNews: isOn))
page.options.isNews = true
page.show(provider)
FixedPage(options: Options(isNews: isOn)).show(provider)
if isOn { print(provider.resolveRequired(Feed.self)) }  //~ warning missing-service: Feed
