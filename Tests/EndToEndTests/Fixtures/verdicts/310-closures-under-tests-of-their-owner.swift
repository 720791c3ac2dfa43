// A closure that an object stores is called under the tests of the object's methods, for the object that the code creates.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Shop: Sendable {}
struct Cart: Sendable {}
struct Card: Sendable {}
struct Feed: Sendable {}
struct Logs: Sendable {}
enum Mode { case live, mock }
final class Poller {
  private let isEnabled: Bool
  private let work: () -> Void
  init(isEnabled: Bool, work: @escaping () -> Void) {
    self.isEnabled = isEnabled
    self.work = work
  }
  func tick() {
    guard isEnabled else { return }
    work()
  }
}
actor Screen {
  private let mode: Mode
  private let onLive: @Sendable () -> Void
  private let onMock: @Sendable () -> Void
  init(_ mode: Mode, onLive: @escaping @Sendable () -> Void, onMock: @escaping @Sendable () -> Void) {
    (self.mode, self.onMock) = (mode, onMock)
    self.onLive = onLive
  }
  func show() {
    switch mode {
    case .live: onLive()
    case .mock: onMock()
    }
  }
}
struct Row {
  let token: String?
  let action: () -> Void
}
extension Row {
  func tapped(_ isReady: Bool) { if let token, isReady { print(token, action()) } }
}
struct Step {
  let isEnabled: Bool
  let run: () -> Void
}
final class Bus {
  let isEnabled: Bool
  private var handlers: [() -> Void] = []
  init(isEnabled: Bool) { self.isEnabled = isEnabled }
  func on(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func fire() { if isEnabled { for handler in handlers { handler() } } }
}
final class Eager {
  let work: () -> Void
  init(work: @escaping () -> Void) {
    self.work = work
    work()
  }
}
final class Holder {
  var work: () -> Void
  init(work: @escaping () -> Void) { self.work = work }
  func replace(_ work: @escaping () -> Void) { self.work = work }
}
let isOn = CommandLine.arguments.contains("on")
let token = CommandLine.arguments.first { $0.hasPrefix("token") }
let container = ServiceContainer()
if isOn {
  try container.services.register(Chat.self) { Chat() }.register(Shop.self) { Shop() }.register(Cart.self) { Cart() }
    .register(Card.self) { Card() }.register(Logs.self) { Logs() }
} else {
  try container.services.register(Mail.self) { Mail() }.register(News.self) { News() }.register(Post.self) { Post() }
}
if token != nil { try container.services.register(Feed.self) { Feed() } }
let provider = try container.validated()
let poller = Poller(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }
poller.tick()
Poller(isEnabled: !isOn) { print(provider.resolveRequired(Mail.self)) }.tick()
Poller(isEnabled: false) { print(provider.resolveRequired(Mail.self)) }.tick()
Poller(isEnabled: isOn) { print(provider.resolveRequired(News.self)) }.tick()  //~ missing-service: News
// No code in the source calls its method.
let idle = Poller(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }
let screen = Screen(
  isOn ? .live : .mock, onLive: { print(provider.resolveRequired(Chat.self)) },
  onMock: { print(provider.resolveRequired(Mail.self)) })
await screen.show()
let swapped = Screen(
  isOn ? .mock : .live, onLive: { print(provider.resolveRequired(Mail.self)) },
  onMock: { print(provider.resolveRequired(Post.self)) })  //~ missing-service: Post
await swapped.show()
Row(token: token) { print(provider.resolveRequired(Feed.self)) }.tapped(isOn)
let steps = [
  Step(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) },
  Step(isEnabled: !isOn) { print(provider.resolveRequired(Mail.self)) },
  Step(isEnabled: !isOn) { print(provider.resolveRequired(Shop.self)) },  //~ missing-service: Shop
]
for step in steps.filter(\.isEnabled) { step.run() }
let bus = Bus(isEnabled: isOn)
bus.on { print(provider.resolveRequired(Chat.self)) }
bus.fire()
let quiet = Bus(isEnabled: !isOn)
quiet.on { print(provider.resolveRequired(Cart.self)) }  //~ missing-service: Cart
quiet.fire()
let eager = Eager { print(provider.resolveRequired(Card.self)) }  //~ missing-service: Card
let holder = Holder { print(provider.resolveRequired(Logs.self)) }  //~ missing-service: Logs
