// Code that takes a controller from a dictionary calls the controller that it has stored there.
enum Window: ScopeLevel {}
enum Panel: ScopeLevel { typealias Parent = Window }
final class WindowController {
  let scope: any ScopedProvider
  private lazy var panel = scope.makeScope(Panel.self)
  init(scope: any ScopedProvider) { self.scope = scope }
  func inspect() throws { print(try panel.require(String.self)) }  //~ missing-service: String
}
final class AppDelegate {
  private var windows: [Int: WindowController] = [:]
  func open(_ provider: any ServiceProvider) throws {
    print(provider.resolveRequired(Int.self))
    windows[1] = WindowController(scope: provider.makeScope(Window.self))
    try windows[1]?.inspect()
  }
}
let container = ServiceContainer()
try container.services.register(Int.self) { 1 }
try AppDelegate().open(try container.validated())
