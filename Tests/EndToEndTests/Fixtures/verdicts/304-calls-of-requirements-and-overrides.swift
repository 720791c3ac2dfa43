// A method that code calls by a requirement, or by a method that it overrides, on an instance that the source does not show.
struct Share: Sendable {}
struct Home: Sendable {}
struct Paper: Sendable {}
struct Ink: Sendable {}
protocol MenuDelegate: AnyObject {
  func didSelectShare()
  func didSelectHome()
}
final class Menu {
  weak var delegate: (any MenuDelegate)?
  let canShare: Bool
  init(canShare: Bool) { self.canShare = canShare }
  func select(_ row: Int) { if row == 0 { delegate?.didSelectHome() } else if canShare { delegate?.didSelectShare() } }
}
final class Coordinator: MenuDelegate {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func didSelectShare() { print(provider.resolveRequired(Share.self)) }
  func didSelectHome() { print(provider.resolveRequired(Home.self)) }
}
class Page {
  func show() {}
  func close() {}
}
final class PaperPage: Page {
  let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  override func show() { print(provider.resolveRequired(Paper.self)) }
  override func close() { print(provider.resolveRequired(Ink.self)) }  //~ missing-service: Ink
}
func open(_ page: Page) {
  if isOn { page.show() }
  page.close()
}
let isOn = CommandLine.arguments.contains("on")
let container = ServiceContainer()
try container.services.register(Home.self) { Home() }
if isOn {
  try container.services.register(Share.self) { Share() }.register(Paper.self) { Paper() }.register(Ink.self) { Ink() }
}
let provider = try container.validated()
let coordinator = Coordinator(provider: provider)
let menu = Menu(canShare: isOn)
menu.delegate = coordinator
menu.select(Int(readLine() ?? "0") ?? 0)
let page = PaperPage(provider: provider)
print(page)
