// A method that one function's result runs under a test runs for the result of another function as well, whatever form
// the creation has.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct ChatPage { func open() { print(provider.resolveRequired(Chat.self)) } }  //~ missing-service: Chat
struct MailPage {
  static func make() -> Self { Self() }
  func open() { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
}
struct NewsPage {
  static var main: NewsPage { .init() }
  func open() { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
}
struct PostPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Post.self)) } }
func chatPage() -> ChatPage? { isOn ? ChatPage() : nil }
func anyPage() -> ChatPage { ChatPage() }
func mailPage() -> MailPage? { isOn ? MailPage() : nil }
func newsPage() -> NewsPage? { isOn ? NewsPage() : nil }
func postPage() -> PostPage? { isOn ? PostPage() : nil }
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() }
    .register(News.self) { News() }.register(Post.self) { Post() }
}
let provider = try container.validated()
chatPage()?.open()
mailPage()?.open()
newsPage()?.open()
postPage()?.show(provider)
anyPage().open()
MailPage.make().open()
NewsPage.main.open()
