// A method of an optional runs where the branch that is taken gives the optional a value: in a ternary, an assignment, a
// `switch`, and for a variable that is `nil` at first.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct ChatPage { func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Chat.self)) } }
struct MailPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
}
struct NewsPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
}
struct PostPage {
  func show(_ provider: any ServiceProvider) { print(provider.resolveRequired(Post.self)) }  //~ missing-service: Post
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn { try container.services.register(Chat.self) { Chat() } }
if isOn { try container.services.register(Mail.self) { Mail() }.register(News.self) { News() } }
if isOn { try container.services.register(Post.self) { Post() } }
let provider = try container.validated()

func chat(_ isOn: Bool) -> ChatPage? { isOn ? ChatPage() : nil }
chat(isOn)?.show(provider)
func otherChat() -> ChatPage? { return isOn ? .init() : nil }
if let page = otherChat() { page.show(provider) }
func chatByCase() -> ChatPage? {
  switch isOn {
  case true: ChatPage()
  case false: nil
  }
}
chatByCase()?.show(provider)
var first: ChatPage?
if isOn { first = ChatPage() }
first?.show(provider)
var second: ChatPage? = ChatPage()
if !isOn { second = nil }
second?.show(provider)
var third: ChatPage?
func setUp() { if isOn { third = ChatPage() } }
setUp()
third?.show(provider)
func open(isOn: Bool) {
  var page: ChatPage?
  defer { page?.show(provider) }
  switch isOn {
  case true: page = ChatPage()
  default: break
  }
}
open(isOn: isOn)
struct Tabs {
  let isOn: Bool
  lazy var page: ChatPage? = isOn ? ChatPage() : nil
  mutating func show() { page?.show(provider) }
}
var tabs = Tabs(isOn: isOn)
tabs.show()
final class Router {
  let page: ChatPage?
  init(isOn: Bool) { if isOn { page = ChatPage() } else { page = nil } }
  func show() { page?.show(provider) }
}
Router(isOn: isOn).show()

func mail() -> MailPage? { isOn ? nil : MailPage() }
mail()?.show(provider)
if isOn { MailPage().show(provider) }
var news: NewsPage?
let load = { news = NewsPage() }
load()
news?.show(provider)
func post(_ names: [String]) {
  var page: PostPage?
  for name in names where name == "post" { page = PostPage() }
  page?.show(provider)
}
post(CommandLine.arguments)
