// A service that is requested only in cases in which it is not registered is reported as missing, and not as unused.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Shop: Sendable {}
struct Cart: Sendable {}
struct ChatPage {
  let provider: any ServiceProvider
  func open() { print(provider.resolveRequired(Chat.self)) }  //~ missing-service: Chat
}
struct Reader { init(mail: Mail) {} }
func page(_ provider: any ServiceProvider) -> ChatPage? { isOn ? ChatPage(provider: provider) : nil }
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Reader.self) { (mail: Mail) in Reader(mail: mail) }  //~ missing-service: Mail
    .register(Shop.self) { Shop() }
} else {
  try container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() }.register(News.self) { News() }
    .register(Post.self) { Post() }  //~ warning unused-registration: Post
    .register(Cart.self, name: "cart") { Cart() }  //~ warning unused-registration: Cart
}
let provider = try container.validated()
page(provider)?.open()
if isOn {
  print(provider.resolveRequired(Reader.self), provider.resolveRequired(News.self))  //~ missing-service: News
  print(provider.resolveRequired(Cart.self))  //~ missing-service: Cart
} else {
  print(provider.resolveRequired(Shop.self))  //~ missing-service: Shop
}
