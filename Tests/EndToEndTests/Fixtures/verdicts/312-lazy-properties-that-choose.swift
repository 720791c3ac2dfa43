// A lazy property chooses an instance, or a service, by a test of the object that has it.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Shop: Sendable {}
struct Cart: Sendable {}
protocol Strategy { func send() }
struct ChatStrategy: Strategy {
  let provider: any ServiceProvider
  func send() { print(provider.resolveRequired(Chat.self)) }
}
struct MailStrategy: Strategy {
  let provider: any ServiceProvider
  func send() { print(provider.resolveRequired(Mail.self)) }
}
struct NewsStrategy: Strategy {
  let provider: any ServiceProvider
  func send() { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
}
struct PostStrategy: Strategy {
  let provider: any ServiceProvider
  func send() { print(provider.resolveRequired(Post.self)) }  //~ missing-service: Post
}
final class Sender {
  private let isOn: Bool
  private let provider: any ServiceProvider
  init(isOn: Bool, provider: any ServiceProvider) { (self.isOn, self.provider) = (isOn, provider) }
  lazy var strategy: any Strategy = isOn ? ChatStrategy(provider: provider) : MailStrategy(provider: provider)
  private lazy var other: any Strategy = makeStrategy()
  lazy var shop: Shop? = isOn ? provider.resolveRequired(Shop.self) : nil
  private func makeStrategy() -> any Strategy {
    guard isOn else { return MailStrategy(provider: provider) }
    return ChatStrategy(provider: provider)
  }
  func send() {
    strategy.send()
    other.send()
  }
}
final class Swapped {
  let isOn: Bool
  let provider: any ServiceProvider
  init(isOn: Bool, provider: any ServiceProvider) {
    self.isOn = isOn
    self.provider = provider
  }
  lazy var strategy: any Strategy = {
    if isOn { return PostStrategy(provider: provider) }
    return NewsStrategy(provider: provider)
  }()
  lazy var cart: Cart? = {
    guard !isOn else { return nil }
    return provider.resolveRequired(Cart.self)  //~ missing-service: Cart
  }()
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Chat.self) { Chat() }.register(News.self) { News() }.register(Shop.self) { Shop() }
    .register(Cart.self) { Cart() }
} else {
  try container.services.register(Mail.self) { Mail() }.register(Post.self) { Post() }
}
let provider = try container.validated()
let sender = Sender(isOn: isOn, provider: provider)
sender.send()
print(sender.shop as Any)
let swapped = Swapped(isOn: isOn, provider: provider)
swapped.strategy.send()
print(swapped.cart as Any)
