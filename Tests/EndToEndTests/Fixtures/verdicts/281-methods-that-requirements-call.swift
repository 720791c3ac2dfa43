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
