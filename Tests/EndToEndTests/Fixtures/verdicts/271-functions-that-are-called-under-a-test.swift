// A function that requests services runs under the conditions of its calls, and a private one under no others.
import SwiftUI
import UIKit
struct Chat: Sendable { func open() {} }
struct Mail: Sendable { func open() {} }
struct Beta: Sendable {}
struct Menu: Sendable {}
struct Push: Sendable {}
enum Flags { static let isChatOn = CommandLine.arguments.contains("chat") }
enum Services {
  static let provider: ServiceScope = {
    let container = ServiceContainer()
    if Flags.isChatOn { try! container.services.register(Chat.self) { Chat() }.register(Push.self) { Push() } }
    if Flags.isChatOn { try! container.services.register(Mail.self) { Mail() } }
    #if DEBUG
      try! container.services.register(Menu.self) { Menu() }
    #endif
    return try! container.validated()
  }()
}
final class Home: UIViewController {
  override func viewDidLoad() {
    if Flags.isChatOn { openChat() }
    openMail()
  }
  private func openChat() { Services.provider.resolveRequired(Chat.self).open() }
  private func openMail() { Services.provider.resolveRequired(Mail.self).open() }  //~ missing-service: Mail
}
final class Delegate: UIResponder {
  func start() { if Flags.isChatOn { received() } }
  func received() { print(Services.provider.resolveRequired(Push.self)) }  //~ warning missing-service: Push
}
struct Settings: View {
  var body: some View {
    VStack {
      #if DEBUG
        menu
      #endif
    }
  }
  private var menu: some View { Text("\(Services.provider.resolveRequired(Menu.self))") }
}
let isBeta = CommandLine.arguments.contains("beta")
let container = ServiceContainer()
if isBeta { try container.services.register(Beta.self) { Beta() } }
let provider = try container.validated()
private func run() { if isBeta { runBeta() } }
private func runBeta() { print(provider.resolveRequired(Beta.self)) }
run()
