// A closure that a branch stores in an object, a list or a table is called in that branch alone.
struct Share: Sendable {}
struct Print: Sendable {}
struct Card: Sendable {}
struct Metrics: Sendable { func hit() {} }
struct Chat: Sendable {}
struct News: Sendable {}
final class Button { var onTap: () -> Void = {} }
final class Cell { var onShare: (() -> Void)? }
final class Toolbar {
  let button = Button()
  var onPrint: () -> Void = {}
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider, isOn: Bool) {
    self.provider = provider
    if isOn { button.onTap = { print(provider.resolveRequired(Share.self)) } }
    if isOn { onPrint = { self.openPrint() } }
  }
  private func openPrint() { print(provider.resolveRequired(Print.self)) }
}
final class Presenter {
  private let provider: any ServiceProvider
  let isOn: Bool
  init(provider: any ServiceProvider, isOn: Bool) { (self.provider, self.isOn) = (provider, isOn) }
  func makeCell() -> Cell {
    let cell = Cell()
    if isOn { cell.onShare = { [weak self] in self?.openShare() } }
    return cell
  }
  private func openShare() { print(provider.resolveRequired(Card.self)) }
}
struct Hooks { var onStart: [() -> Void] = [] }
func makeHooks(_ provider: any ServiceProvider, isOn: Bool) -> Hooks {
  var hooks = Hooks()
  if isOn { hooks.onStart.append { provider.resolveRequired(Metrics.self).hit() } }
  return hooks
}
final class Router {
  private var routes: [String: (any ServiceProvider) -> Void] = [:]
  func on(_ path: String, _ handler: @escaping (any ServiceProvider) -> Void) { routes[path] = handler }
  func open(_ path: String, _ provider: any ServiceProvider) { routes[path]?(provider) }
}
struct Check { let name: String; let run: () -> Void }
struct Health {
  var checks: [Check] = []
  static func standard(_ provider: any ServiceProvider, isOn: Bool) -> Health {
    var health = Health()
    if isOn { health.checks.append(Check(name: "metrics") { provider.resolveRequired(Metrics.self).hit() }) }
    return health
  }
}
let isOn = CommandLine.arguments.contains("--all")
let container = ServiceContainer()
let router = Router()
if isOn {
  try container.services.register(Share.self) { Share() }.register(Print.self) { Print() }
    .register(Card.self) { Card() }    .register(Metrics.self) { Metrics() }.register(Chat.self) { Chat() }.register(News.self) { News() }
  router.on("/chat") { print($0.resolveRequired(Chat.self)) }
}
router.on("/news") { print($0.resolveRequired(News.self)) }  //~ missing-service: News
let provider = try container.validated()
let toolbar = Toolbar(provider: provider, isOn: isOn)
toolbar.button.onTap()
toolbar.onPrint()
print(Presenter(provider: provider, isOn: isOn).makeCell())
var hooks = Hooks()
if isOn { hooks.onStart.append { provider.resolveRequired(Metrics.self).hit() } }
for hook in hooks.onStart { hook() }
for hook in makeHooks(provider, isOn: isOn).onStart { hook() }
for check in Health.standard(provider, isOn: isOn).checks { check.run() }
router.open(CommandLine.arguments[1], provider)
let other = Button()
other.onTap = { print(provider.resolveRequired(Share.self)) }  //~ missing-service: Share
if isOn { other.onTap = {} }
other.onTap()
