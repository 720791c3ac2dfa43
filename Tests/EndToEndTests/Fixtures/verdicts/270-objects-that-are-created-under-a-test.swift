// The methods of an object run only where code has created one: if all code passes it a provider, under the conditions
// of this code.
import SwiftUI
import UIKit
struct Chat: Sendable {}
struct Mail: Sendable {}
struct Metrics: Sendable {}
struct Database: Sendable {}
struct Orders: Sendable {}
struct Inspector: Sendable {}
struct Jobs: Sendable {}
struct Ads: Sendable {}
struct ChatView: View {
  let provider: any ServiceProvider
  var body: some View { Text("\(provider.resolveRequired(Chat.self))") }
}
struct Tabs: View {
  let provider: any ServiceProvider
  let isChatOn: Bool
  var body: some View { TabView { if isChatOn { ChatView(provider: provider) } } }
}
func tabs(_ isOn: Bool) throws -> Tabs {
  let container = ServiceContainer()
  if isOn { try container.services.register(Chat.self) { Chat() } }
  return Tabs(provider: try container.validated(), isChatOn: isOn)
}
final class MailController: UIViewController {
  private let provider: any ServiceProvider
  init(_ provider: any ServiceProvider) { self.provider = provider; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { print(provider.resolveRequired(Mail.self)) }  //~ missing-service: Mail
}
func controllers(_ isOn: Bool) throws -> [UIViewController] {
  let container = ServiceContainer()
  if isOn { try container.services.register(Mail.self) { Mail() } }
  return [MailController(try container.validated())]
}
struct Handler: Sendable {
  let provider: any ServiceProvider
  func handle(_ text: String) { print(provider.resolveRequired(Database.self)) }
}
func handle(_ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Database.self) { Database() } }
  let provider = try container.validated()
  let handler: Handler? = isOn ? Handler(provider: provider) : nil
  handler?.handle("")
}
final class Worker: Sendable {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func run() { print(provider.resolveRequired(Jobs.self)) }
}
func work(_ isOn: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isOn {
    services.register(Jobs.self) { Jobs() }
    services.register(Worker.self) { provider in Worker(provider: provider) }
  }
  try container.validated().resolve(Worker.self)?.run()
}
struct DebugMenu: View {
  let provider: any ServiceProvider
  var body: some View { Text("\(provider.resolveRequired(Inspector.self))") }
}
func menu() throws -> [any View] {
  let container = ServiceContainer()
  #if DEBUG
    try container.services.register(Inspector.self) { Inspector() }
  #endif
  let provider = try container.validated()
  #if DEBUG
    return [DebugMenu(provider: provider)]
  #else
    print(provider)
    return []
  #endif
}
final class Scene: UIViewController {
  var provider: ServiceScope!
  func show() { print(provider.resolveRequired(Push.self)) }  //~ warning missing-service: Push
}
class Base {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func show() { print(provider.resolveRequired(News.self)) }  //~ warning missing-service: News
}
final class Derived: Base { init() { super.init(provider: shared) } }
struct Late {
  var provider: ServiceScope!
  func show() { print(provider.resolveRequired(Late.self)) }  //~ warning missing-service: Late
}
struct Copied: Sendable {
  let provider: any ServiceProvider
  func show() { print(provider.resolveRequired(Post.self)) }  //~ missing-service: Post
}
nonisolated(unsafe) var shared: ServiceScope!
func push(_ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn {
    try container.services.register(Push.self) { Push() }.register(News.self) { News() }.register(Post.self) { Post() }
      .register(Late.self) { Late() }
  }
  shared = try container.validated()
  if isOn {
    let scene = Scene()
    scene.provider = shared
    Timer.schedule(scene)
    Timer.schedule(Late(provider: shared))
    Timer.schedule(Base(provider: shared))
    Timer.schedule(Copied(provider: shared))
  }
  Timer.schedule(Copied.init)
}
struct Push: Sendable {}
struct News: Sendable {}
struct Post: Sendable {}
final class Shared {
  nonisolated(unsafe) static var provider: ServiceScope!
  func show() { print(Shared.provider.resolveRequired(Ads.self)) }  //~ warning missing-service: Ads
}
func advertise(_ isOn: Bool) throws {
  let container = ServiceContainer()
  if isOn { try container.services.register(Ads.self) { Ads() } }
  Shared.provider = try container.validated()
  if isOn { Timer.schedule(Shared()) }
}
print(try tabs(CommandLine.argc > 1).body, try controllers(CommandLine.argc > 1), try menu())
try handle(CommandLine.argc > 1)
try work(CommandLine.argc > 1)
try advertise(CommandLine.argc > 1)
try push(CommandLine.argc > 1)
