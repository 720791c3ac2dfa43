// Code calls a method by a requirement of a protocol, or by the method of a superclass that it overrides. A `where` of a
// case is a test as well, also beside a pattern that cannot be decided.
struct Share: Sendable {}
struct Export: Sendable {}
struct Home: Sendable {}
struct Theme: Sendable {}
protocol MenuDelegate: AnyObject {
  func didSelectShare()
  func didSelectHome()
}
final class Menu {
  weak var delegate: (any MenuDelegate)?
  let canShare: Bool
  init(canShare: Bool) { self.canShare = canShare }
  func select() {
    delegate?.didSelectHome()
    if canShare { delegate?.didSelectShare() }
  }
}
final class Coordinator: MenuDelegate {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func didSelectShare() { print(provider.resolveRequired(Share.self)) }
  func didSelectHome() { print(provider.resolveRequired(Home.self)) }  //~ missing-service: Home
}
final class Loop {
  let provider: any ServiceProvider
  let canExport: Bool
  init(provider: any ServiceProvider, canExport: Bool) { (self.provider, self.canExport) = (provider, canExport) }
  func run(_ events: [String]) {
    for event in events {
      switch event {
      case "export" where canExport: export()
      case "theme": theme()
      default: continue
      }
    }
  }
  private func export() { print(provider.resolveRequired(Export.self)) }
  private func theme() { print(provider.resolveRequired(Theme.self)) }  //~ missing-service: Theme
}
class Page {
  let isOn: Bool
  init(isOn: Bool) { self.isOn = isOn }
  func open() { if isOn { show() } }
  func show() {}
}
final class ThemePage: Page {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider, isOn: Bool) {
    self.provider = provider
    super.init(isOn: isOn)
  }
  override func show() { print(provider.resolveRequired(Paper.self)) }
}
struct Paper: Sendable {}
struct Sync: Sendable {}
struct Backup: Sendable {}
enum Command {
  case sync(Int)
  case ping
  init?(_ text: String) {
    if text == "ping" { self = .ping } else if let days = Int(text) { self = .sync(days) } else { return nil }
  }
}
struct Console {
  let provider: any ServiceProvider
  let isOn: Bool
  func run(_ line: String) {
    guard let command = Command(line) else { return }
    switch command {
    case .sync(let days) where isOn && days > 0: sync(days)
    case .sync(let days) where days > 0: backup(days)
    default: print("nothing")
    }
  }
  func sync(_ days: Int) { print(provider.resolveRequired(Sync.self), days) }
  func backup(_ days: Int) { print(provider.resolveRequired(Backup.self), days) }  //~ missing-service: Backup
}
protocol Job: AnyObject { func perform() }
final class Cleanup: Job {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func perform() { print(provider.resolveRequired(Cache.self)) }  //~ missing-service: Cache
}
struct Cache: Sendable {}
final class Jobs {
  weak var next: (any Job)?
  var named: [String: any Job] = [:]
  func runNext() { if isOn { next?.perform() } }
  func run(_ name: String) { named[name]?.perform() }
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
if isOn {
  try container.services.register(Share.self) { Share() }.register(Export.self) { Export() }
    .register(Home.self) { Home() }.register(Theme.self) { Theme() }.register(Cache.self) { Cache() }
    .register(Paper.self) { Paper() }.register(Sync.self) { Sync() }.register(Backup.self) { Backup() }
}
let provider = try container.validated()
let coordinator = Coordinator(provider: provider)
let menu = Menu(canShare: isOn)
menu.delegate = coordinator
menu.select()
Loop(provider: provider, canExport: isOn).run(CommandLine.arguments)
let cleanup = Cleanup(provider: provider)
let jobs = Jobs()
jobs.next = cleanup
jobs.named["cleanup"] = cleanup
jobs.run("cleanup")
jobs.runNext()
let pages: [Page] = [ThemePage(provider: provider, isOn: isOn)]
for page in pages { page.open() }
let console = Console(provider: provider, isOn: isOn)
while let line = readLine() { console.run(line) }
