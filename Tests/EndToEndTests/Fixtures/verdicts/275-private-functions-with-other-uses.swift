// A private function runs under the conditions of its calls only if its file names it nowhere else. Otherwise other code
// may call it, and a finding about the remaining cases is a warning.
import UIKit
struct Chat: Sendable { func open() {} }
struct Mail: Sendable { func open() {} }
struct News: Sendable { func open() {} }
struct Post: Sendable {}
struct Only: Sendable {}
enum Flags { static let isChatOn = CommandLine.arguments.contains("chat") }
enum Services {
  static let provider: ServiceScope = {
    let container = ServiceContainer()
    if Flags.isChatOn {
      try! container.services.register(Chat.self) { Chat() }.register(Mail.self) { Mail() }
        .register(News.self) { News() }.register(Post.self) { Post() }.register(Only.self) { Only() }
    }
    return try! container.validated()
  }()
}
final class Storyboard: UIViewController {
  func start() { if Flags.isChatOn { chatTapped() } }
  @IBAction private func chatTapped() { Services.provider.resolveRequired(Chat.self).open() }  //~ warning missing-service
}
final class Stored: UIViewController {
  var onTap: () -> Void = {}
  func start() {
    if Flags.isChatOn { storedAction() }
    onTap = storedAction
  }
  private func storedAction() { Services.provider.resolveRequired(Mail.self).open() }  //~ missing-service
}
final class Children: UIViewController {
  var others: [Children] = []
  func start() { if Flags.isChatOn { openChat() } }
  func startAll() { others.forEach { $0.openChat() } }
  private func openChat() { Services.provider.resolveRequired(News.self).open() }  //~ warning missing-service
}
struct Paths {
  func read() { if Flags.isChatOn { print(chat) } }
  static func all(_ values: [Paths]) -> [Post] { values.map(\.chat) }
  private var chat: Post { Services.provider.resolveRequired(Post.self) }  //~ warning missing-service
}
struct Reader {
  func read() { if Flags.isChatOn { print(onlyChat) } }
  private var onlyChat: Only { Services.provider.resolveRequired(Only.self) }
}
