import Furnish

// A collection of what is installed is empty at first, so the code behind its test runs once for each element.
struct Log: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}
struct Clock: Sendable {}

final class Installer {
  private let services: any ServiceCollection
  private var installed: Set<String> = []
  private var names: [String] = []
  init(_ services: any ServiceCollection) { self.services = services }

  func once(_ name: String, _ install: (any ServiceCollection) -> Void) {
    guard installed.insert(name).inserted else { return }
    install(services)
  }
  func installPage() {
    if names.contains("page") { return }
    names.append("page")
    services.register(Page.self) { Page() }
  }
}
let container = ServiceContainer()
let installer = Installer(try container.services)
installer.once("log") { $0.register(Log.self) { Log() } }
installer.once("store") { $0.register(Store.self) { Store() } }
installer.installPage()
installer.installPage()
let provider = try container.validated()
print(provider.resolveRequired(Log.self), provider.resolveRequired(Store.self), provider.resolveRequired(Page.self))
print(provider.resolveRequired(Clock.self))  //~ missing-service: Clock is not registered
