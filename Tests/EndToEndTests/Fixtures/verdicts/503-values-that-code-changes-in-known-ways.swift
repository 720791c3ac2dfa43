// Lists that code shortens, copies that methods and closures change, cases whose values are bound, and closures behind labels.
final class Journal: Sendable { init() {} }
final class Store: Sendable { init() {} }
struct Journals: ServiceModule { func register(in services: any ServiceCollection) { services.register(Journal.self) { Journal() } } }
struct Stores: ServiceModule { func register(in services: any ServiceCollection) { services.register(Store.self) { Store() } } }
func addNothing(_ services: any ServiceCollection) {}
func addJournal(_ services: any ServiceCollection) { services.register(Journal.self) { Journal() } }
func addStore(_ services: any ServiceCollection) { services.register(Store.self) { Store() } }

func removedFirst() throws {
  let container = ServiceContainer()
  var steps: [(any ServiceCollection) -> Void] = [addNothing, addJournal]
  steps.removeFirst()
  steps.first?(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store
}
func notRemoved() throws {
  let container = ServiceContainer()
  let steps: [(any ServiceCollection) -> Void] = [addNothing, addJournal]
  steps.first?(container.services)
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
func popped() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Journals(), Stores()]
  if let module = modules.popLast() { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
}
func poppedAll() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Journals(), Stores()]
  while let module = modules.popLast() { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self), provider.resolveRequired(Journal.self))
}
func removedByTest() throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Journals()]
  modules.insert(contentsOf: [Stores()], at: 0)
  modules.removeAll { $0 is Journals }
  for module in modules { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
}
func removedUnderATest(_ isOn: Bool) throws {
  let container = ServiceContainer()
  var modules: [any ServiceModule] = [Journals(), Stores()]
  if isOn { modules.removeLast() }
  for module in modules { container.services.include(module) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  if !isOn { print(provider.resolveRequired(Store.self)) }
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store
}
func sliced() throws {
  let container = ServiceContainer()
  let steps: [(any ServiceCollection) -> Void] = [addJournal, addStore]
  for step in steps[..<1] { step(container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Store.self))  //~ missing-service: Store
}
func slicedWhole() throws {
  let container = ServiceContainer()
  let steps: [(any ServiceCollection) -> Void] = [addJournal, addStore]
  for step in steps[0...1] { step(container.services) }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Store.self))
}

/// Copies with other values.
struct Flags: Sendable {
  var chat = true
  var video = false
  static let minimal = Flags(chat: false)
  func video(_ isOn: Bool) -> Self {
    var copy = self
    copy.video = isOn
    return copy
  }
  func with(_ edit: (inout Flags) -> Void) -> Flags {
    var copy = self
    edit(&copy)
    return copy
  }
  func withVideo() -> Flags { Flags(chat: chat, video: true) }
}
func register(_ flags: Flags) throws -> ServiceScope {
  let container = ServiceContainer()
  if flags.video { container.services.register(Journal.self) { Journal() } }
  if flags.chat { container.services.register(Store.self) { Store() } }
  return try container.validated()
}
func copies() throws {
  let chained = try register(Flags().video(true))
  print(chained.resolveRequired(Journal.self), chained.resolveRequired(Store.self))
  let edited = try register(Flags().with { $0.video = true })
  print(edited.resolveRequired(Journal.self), edited.resolveRequired(Store.self))
}
func copiesWithoutVideo() throws {
  let chained = try register(Flags().video(false))
  print(chained.resolveRequired(Journal.self))  //~ missing-service: Journal
  let edited = try register(Flags().with { $0.chat = false })
  print(edited.resolveRequired(Store.self))  //~ missing-service: Store
}

/// Cases that bind the whole value or its parts.
enum Storage { case url(String, pool: Int), memory }
func addText(_ name: String, to services: any ServiceCollection) {
  switch name {
  case let text where text.hasPrefix("jour"): services.register(Journal.self) { Journal() }
  default: break
  }
}
func addNumber(_ number: Int, to services: any ServiceCollection) {
  switch number {
  case ..<0: break
  case let count where count > 3: services.register(Journal.self) { Journal() }
  default: break
  }
}
func addStorage(_ storage: Storage, to services: any ServiceCollection) {
  switch storage {
  case .url(let url, let pool) where pool > 1 && !url.isEmpty: services.register(Journal.self) { Journal() }
  case .url, .memory: break
  }
}
func bound() throws {
  let (first, second, third) = (ServiceContainer(), ServiceContainer(), ServiceContainer())
  addText("journal", to: first.services)
  addNumber(5, to: second.services)
  addStorage(.url("x", pool: 2), to: third.services)
  print(try first.validated().resolveRequired(Journal.self))
  print(try second.validated().resolveRequired(Journal.self))
  print(try third.validated().resolveRequired(Journal.self))
}
func boundToOthers() throws {
  let (first, second, third) = (ServiceContainer(), ServiceContainer(), ServiceContainer())
  addText("store", to: first.services)
  addNumber(2, to: second.services)
  addStorage(.url("x", pool: 1), to: third.services)
  print(try first.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
  print(try second.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
  print(try third.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}

/// A trailing closure sets an optional property.
struct Hooks { var register: ((any ServiceCollection) -> Void)? = nil }
func hooked() throws {
  let container = ServiceContainer()
  let hooks = Hooks { $0.register(Journal.self) { Journal() } }
  (hooks.register ?? { $0.register(Store.self) { Store() } })(container.services)
  print(try container.validated().resolveRequired(Journal.self))
}
func notHooked() throws {
  let container = ServiceContainer()
  let hooks = Hooks()
  (hooks.register ?? { $0.register(Store.self) { Store() } })(container.services)
  let provider = try container.validated()
  print(provider.resolveRequired(Store.self))
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
}

/// Lifetimes in constants and static properties.
enum Window: ScopeLevel { static var lifetime: ScopedTo<Window> { .scoped(to: Window.self) } }
final class Title: Sendable { init(journal: Journal) {} }
func windows(_ services: any ServiceCollection) {
  let window = ScopedTo(Window.self)
  services.register(Journal.self, lifetime: window) { Journal() }
  services.register(Title.self, lifetime: Window.lifetime, Title.init(journal:))
}
func longerWindows(_ services: any ServiceCollection) {
  let window = ScopedTo(Window.self)
  services.register(Journal.self, lifetime: window) { Journal() }
  services.register(Title.self, Title.init(journal:))  //~ captive-dependency: Title
}
func inWindows() throws {
  let (first, second) = (ServiceContainer(), ServiceContainer())
  windows(first.services)
  longerWindows(second.services)
  print(try first.validated().makeScope(Window.self).resolveRequired(Title.self))
  print(try second.validated().makeScope(Window.self).resolveRequired(Title.self))
}

/// `start()` creates eager services; `validated()` does not.
final class Connection: Sendable { init() throws {} }
func started() async throws {
  let container = ServiceContainer()
  container.services.register(Connection.self, eager: true) { try Connection() }
  try await container.start()
  print(container.provider.resolveRequired(Connection.self))
}
