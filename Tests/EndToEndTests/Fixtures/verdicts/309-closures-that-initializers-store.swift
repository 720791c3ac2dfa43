// A closure that an initializer stores runs when code calls it: after both services exist, in code that awaits it, or under
// a test of another property. A closure that the initializer calls itself runs at once.
struct Post: Sendable {}
struct Chat: Sendable {}
struct Mail: Sendable {}
final class Author: Sendable {
  let book: @Sendable () -> Book
  init(book: @escaping @Sendable () -> Book) { self.book = book }
}
final class Book: Sendable {
  let author: Author
  init(author: Author) { self.author = author }
}
class Shelf: @unchecked Sendable {
  let plan: @Sendable () -> Plan
  init(plan: @escaping @Sendable () -> Plan) { self.plan = plan }
}
final class LongShelf: Shelf, @unchecked Sendable {
  override init(plan: @escaping @Sendable () -> Plan) { super.init(plan: plan) }
}
struct Plan: Sendable { let shelf: LongShelf }
struct Box: Sendable { let make: @Sendable () async -> Post }
final class Loader: Sendable {
  let boxes: [Box]
  init(make: @escaping @Sendable () async -> Post) { boxes = [Box(make: make)] }
}
final class Reader: Sendable {
  let text: @Sendable () -> Text
  init(text: @escaping @Sendable () -> Text) {
    self.text = text
    print(text())
  }
}
struct Text: Sendable { let reader: Reader }
final class Poller {
  let isEnabled: Bool
  let work: () -> Chat
  init(isEnabled: Bool, work: @escaping () -> Chat) { (self.isEnabled, self.work) = (isEnabled, work) }
  func tick() { if isEnabled { print(work()) } }
}
final class Button {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  func tap() { action() }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
try container.services
  .register(Author.self) { provider in Author { provider.resolveRequired(Book.self) } }
  .register(Book.self, Book.init(author:))
  .register(LongShelf.self) { provider in LongShelf { provider.resolveRequired(Plan.self) } }
  .register(Plan.self, Plan.init(shelf:))
  .register(Post.self) { () async in Post() }
  .register(Loader.self) { provider in Loader { try! await provider.require(Post.self) } }
  .register(Reader.self) { provider in Reader { provider.resolveRequired(Text.self) } }  //~ dependency-cycle: Reader
  .register(Text.self, Text.init(reader:))
if isOn { try container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() } }
let provider = try container.validated()
Poller(isEnabled: isOn) { provider.resolveRequired(Chat.self) }.tick()
Button { print(provider.resolveRequired(Mail.self)) }.tap()  //~ missing-service: Mail
print(provider.resolveRequired(Author.self).book(), provider.resolveRequired(LongShelf.self).plan())
print(await provider.resolveRequired(Loader.self).boxes[0].make(), provider.resolveRequired(Reader.self))
