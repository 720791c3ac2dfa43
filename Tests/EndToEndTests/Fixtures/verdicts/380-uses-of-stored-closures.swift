// A closure that an object stores runs wherever code uses the property, and for each object that stores it: in methods that
// pass it on, in functions and types that receive the object, and under the tests of each of them.
import Dispatch

struct Chat: Sendable {}
struct Mail: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
struct Cart: Sendable {}
struct Card: Sendable {}
struct Feed: Sendable {}
struct Logs: Sendable {}
struct Wiki: Sendable {}
final class Poller: Sendable {
  let isEnabled: Bool
  let work: @Sendable () -> Void
  init(isEnabled: Bool, work: @escaping @Sendable () -> Void) {
    self.isEnabled = isEnabled
    self.work = work
  }
  func tick() {
    guard isEnabled else { return }
    work()
  }
  func schedule() { DispatchQueue.main.async(execute: work) }
}
struct Row {
  let isOn: Bool
  let action: () -> Void
  func tapped() { if isOn { action() } }
}
func fire(_ row: Row) { row.action() }
func fireIfOn(_ row: Row) { if row.isOn { row.action() } }
final class Table {
  let row: Row
  init(row: Row) { self.row = row }
  func select() { if row.isOn { row.action() } }
}
struct List {
  let row: Row
  func select() { row.action() }
}
struct Screen {
  let isOn: Bool
  let show: () -> Void
  var handler: () -> Void { { show() } }
  var safeHandler: () -> Void { { if isOn { show() } } }
}
struct Page {
  let isOn: Bool
  let open: () -> Void
  func openIfOn() { if isOn { open() } }
}
func makePage() -> Page { Page(isOn: isOn) { print(provider.resolveRequired(Card.self)) } }  //~ missing-service: Card
func makeSafePage() -> Page { Page(isOn: isOn) { print(provider.resolveRequired(Chat.self)) } }
actor Worker {
  let isOn: Bool
  let job: @Sendable () -> Void
  init(isOn: Bool, job: @escaping @Sendable () -> Void) {
    self.isOn = isOn
    self.job = job
  }
  func start() { if isOn { Task { job() } } }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() }.register(News.self) { News() }
    .register(Post.self) { Post() }.register(Cart.self) { Cart() }
    .register(Card.self) { Card() }.register(Feed.self) { Feed() }.register(Logs.self) { Logs() }
    .register(Wiki.self) { Wiki() }
}
let provider = try container.validated()
let poller = Poller(isEnabled: isOn) { print(provider.resolveRequired(Chat.self)) }
poller.tick()
if isOn { poller.schedule() }
let scheduled = Poller(isEnabled: isOn) { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
scheduled.tick()
scheduled.schedule()
let row = Row(isOn: isOn) { print(provider.resolveRequired(Chat.self)) }
row.tapped()
fireIfOn(row)
let fired = Row(isOn: isOn) { print(provider.resolveRequired(News.self)) }  //~ missing-service: News
fired.tapped()
fire(fired)
// Only another row is fired in any case.
fire(Row(isOn: true) { print("fired") })
let table = Table(row: Row(isOn: isOn) { print(provider.resolveRequired(Chat.self)) })
table.select()
let list = List(row: Row(isOn: isOn) { print(provider.resolveRequired(Post.self)) })  //~ missing-service: Post
list.select()
// No code in the source calls this method of the table.
let idle = Table(row: Row(isOn: isOn) { print(provider.resolveRequired(Chat.self)) })
let disabled = Table(row: Row(isOn: false) { print(provider.resolveRequired(Chat.self)) })
let screen = Screen(isOn: isOn) { print(provider.resolveRequired(Chat.self)) }
screen.safeHandler()
let other = Screen(isOn: isOn) { print(provider.resolveRequired(Cart.self)) }  //~ missing-service: Cart
other.handler()
makeSafePage().openIfOn()
makePage().openIfOn()
makePage().open()
let worker = Worker(isOn: isOn) { print(provider.resolveRequired(Chat.self)) }
await worker.start()
let task = Worker(isOn: isOn) { print(provider.resolveRequired(Feed.self)) }  //~ missing-service: Feed
await task.start()
Task(operation: task.job)
let shared: @Sendable () -> Void = { print(provider.resolveRequired(Chat.self)) }
Poller(isEnabled: isOn, work: shared).tick()
Poller(isEnabled: false, work: shared).tick()
Row(isOn: isOn, action: shared).tapped()
let queued: @Sendable () -> Void = { print(provider.resolveRequired(Logs.self)) }  //~ missing-service: Logs
if isOn { DispatchQueue.main.async(execute: queued) }
DispatchQueue.main.async(execute: queued)
let safe: @Sendable () -> Void = { print(provider.resolveRequired(Wiki.self)) }
if isOn { DispatchQueue.main.async(execute: safe) }
if isOn { DispatchQueue.main.async(execute: safe) }
