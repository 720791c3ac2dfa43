// Inherited methods, overriding ones and those of protocol extensions decide when the closure of an object runs, for many
// objects of one type as well. A mutable test of the object gives a warning.
struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Shop: Sendable {}
class Base {
  let isEnabled: Bool
  let work: () -> Void
  init(isEnabled: Bool, work: @escaping () -> Void) { (self.isEnabled, self.work) = (isEnabled, work) }
  func tick() { if isEnabled { work() } }
}
final class Poller: Base {}
class Plain {
  let isEnabled: Bool
  let work: () -> Void
  init(isEnabled: Bool, work: @escaping () -> Void) { (self.isEnabled, self.work) = (isEnabled, work) }
  func tick() { work() }
}
final class Careful: Plain { override func tick() { if isEnabled { super.tick() } } }
final class Careless: Plain { override func tick() { super.tick() } }
final class Silent: Plain { override func tick() { print("tick") } }
protocol Ticking {
  var isEnabled: Bool { get }
  var job: () -> Void { get }
}
extension Ticking { func tick() { if isEnabled { job() } } }
struct Timer: Ticking {
  let isEnabled: Bool
  let job: () -> Void
}
protocol Running { var run: () -> Void { get } }
extension Running { func start() { run() } }
struct Runner: Running { let run: () -> Void }
final class Observer {
  let isEnabled: Bool
  let onChange: () -> Void
  var count = 0 { didSet { if isEnabled { onChange() } } }
  init(isEnabled: Bool, onChange: @escaping () -> Void) { (self.isEnabled, self.onChange) = (isEnabled, onChange) }
}
final class Switch {
  var isEnabled: Bool
  let onTap: () -> Void
  init(isEnabled: Bool, onTap: @escaping () -> Void) { (self.isEnabled, self.onTap) = (isEnabled, onTap) }
  func tap() { if isEnabled { onTap() } }
}
struct Cell {
  let isOn: Bool
  let select: () -> Void
  func tapped() { if isOn { select() } }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() }.register(News.self) { News() }
    .register(Shop.self) { Shop() }
} else {
  try container.services.register(Post.self) { Post() }
}
let provider = try container.validated()
// No code in the source calls their methods.
let pollers: [Base] = [Poller(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }]
let careful: Plain = Careful(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }
let careless: Plain = Careless(isEnabled: isOn) { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
let silent: Plain = Silent(isEnabled: isOn) { print(provider.resolveRequired(Mail.self)) }
let timer: any Ticking = Timer(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }
let runner: any Running = Runner { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
Timer(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }.tick()
Timer(isEnabled: isOn) { print(provider.resolveRequired(Post.self)) }.tick()  //~ missing-service: Post
let observer = Observer(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }
observer.count = 1
// Code that is not read may change the test.
let toggle = Switch(isEnabled: isOn) { print(provider.resolveRequired(Shop.self)) }  //~ warning missing-service: Shop
let cells = [
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: isOn) { print(provider.resolveRequired(Chat.self)) },
  Cell(isOn: !isOn) { print(provider.resolveRequired(Chat.self)) },  //~ missing-service: Chat
]
