import Furnish

// Lists, sets and tables in properties of objects, to which code adds elements: a test of them is a doubt.
struct Journal: Sendable {}
final class Features: @unchecked Sendable {
  static let shared = Features()
  private var names: Set<String> = []
  private var flags: [String: Bool] = [:]
  var list: [String] = []
  func enable(_ name: String) { names.insert(name) }
  func set(_ name: String, _ isOn: Bool) { flags[name] = isOn }
  func isOn(_ name: String) -> Bool { names.contains(name) }
  func isSet(_ name: String) -> Bool { flags[name] ?? false }
}
final class App {
  private var names: Set<String> = []
  lazy var provider: ServiceScope = {
    let container = ServiceContainer()
    if names.contains("journal") { try! container.services.register(Journal.self) { Journal() } }
    return try! container.validated()
  }()
  func enable(_ name: String) { names.insert(name) }
}
protocol Feature { func install(in services: any ServiceCollection) }
struct Journals: Feature {
  func install(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
}
final class Installer {
  let container = ServiceContainer()
  private var installed: [String: any Feature] = [:]
  func install(_ feature: any Feature, _ name: String) throws {
    guard installed[name] == nil else { return }
    installed[name] = feature
    feature.install(in: try container.services)
  }
}

func ofSet() throws {
  Features.shared.enable("journal")
  let container = ServiceContainer()
  if Features.shared.isOn("journal") { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func ofTable() throws {
  Features.shared.set("journal", true)
  let container = ServiceContainer()
  if Features.shared.isSet("journal") { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func ofList() throws {
  Features.shared.list.append("journal")
  let container = ServiceContainer()
  if Features.shared.list.contains("journal") { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func lazily() {
  let app = App()
  app.enable("journal")
  print(app.provider.resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func once() throws {
  let installer = Installer()
  try installer.install(Journals(), "journal")
  print(try installer.container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}

// Input decides about the elements.
struct Options {
  var names: [String] = []
  init() { for argument in CommandLine.arguments { names.append(argument) } }
}
func ofInput(_ names: Set<String>) throws {
  let container = ServiceContainer()
  if names.contains("journal") { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func ofArguments() throws {
  let options = Options()
  let container = ServiceContainer()
  if options.names.contains("journal") { try container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try ofSet()
try ofTable()
try ofList()
lazily()
try once()
try ofInput(Set(CommandLine.arguments))
try ofArguments()
