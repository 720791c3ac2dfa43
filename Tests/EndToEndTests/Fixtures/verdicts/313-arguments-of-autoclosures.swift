// A function evaluates the argument of an autoclosure under its own tests.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Shop: Sendable {}
struct Cart: Sendable {}
struct Card: Sendable {}
func when(_ isOn: Bool, _ work: @autoclosure () throws -> Void) rethrows { if isOn { try work() } }
func outer(_ isOn: Bool, _ work: @autoclosure () -> Void) { inner(isOn, work()) }
func inner(_ isOn: Bool, _ work: @autoclosure () -> Void) {
  guard isOn else { return }
  work()
}
func pick<Result>(_ isOn: Bool, _ first: @autoclosure () -> Result, _ second: @autoclosure () -> Result) -> Result {
  isOn ? first() : second()
}
func log(_ level: Int, _ message: @autoclosure () -> String) {
  guard level > 2 else { return }
  print(message())
}
func twice(_ work: @autoclosure () -> Void) {
  work()
  work()
}
func check(_ condition: @autoclosure () -> Bool) { if !condition() { fatalError("The flag is missing.") } }
final class Guarded {
  private let isOn: Bool
  private let work: () -> Void
  init(_ isOn: Bool, _ work: @autoclosure @escaping () -> Void) {
    self.isOn = isOn
    self.work = work
  }
  func run() { if isOn { work() } }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Chat.self) { Chat() }.register(Post.self) { Post() }.register(Cart.self) { Cart() }
} else {
  try container.services.register(Mail.self) { Mail() }.register(News.self) { News() }.register(Shop.self) { Shop() }
    .register(Card.self) { Card() }
}
let provider = try container.validated()
func openChat() { print(provider.resolveRequired(Chat.self)) }
when(isOn, print(provider.resolveRequired(Chat.self)))
when(isOn, openChat())
when(!isOn, print(provider.resolveRequired(Post.self)))  //~ missing-service: Post
outer(!isOn, print(provider.resolveRequired(Mail.self)))
outer(isOn, print(provider.resolveRequired(News.self)))  //~ missing-service: News
print(pick(isOn, "\(provider.resolveRequired(Chat.self))", "\(provider.resolveRequired(Mail.self))"))
print(pick(isOn, "\(provider.resolveRequired(Shop.self))", "none"))  //~ missing-service: Shop
log(1, "\(provider.resolveRequired(Mail.self))")
log(3, "\(provider.resolveRequired(Cart.self))")  //~ missing-service: Cart
twice(print(provider.resolveRequired(Card.self)))  //~ missing-service: Card
Guarded(isOn, print(provider.resolveRequired(Chat.self))).run()
check(isOn)
print(provider.resolveRequired(Chat.self))
