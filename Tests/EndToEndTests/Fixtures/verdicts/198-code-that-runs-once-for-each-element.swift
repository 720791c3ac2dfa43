import Furnish

// A collection of what is installed is empty at first, so the code behind its test runs once for each element.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Store: Sendable {}
struct Watch: Sendable {}

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
installer.once("log") { $0.register(Journal.self) { Journal() } }
installer.once("store") { $0.register(Store.self) { Store() } }
installer.installPage()
installer.installPage()
let provider = try container.validated()
print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self), provider.resolveRequired(Page.self))
print(provider.resolveRequired(Watch.self))  //~ missing-service: Watch is not registered
