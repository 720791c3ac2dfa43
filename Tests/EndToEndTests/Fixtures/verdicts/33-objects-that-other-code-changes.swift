// A property has the value that code assigned to it only until other code may have changed it. Then a test is a condition.
final class Settings {
  nonisolated(unsafe) static let shared = Settings()
  var isOn = false
  var inner = Options()
  var isQuiet: Bool { get { !isOn } set { isOn = !newValue } }
}
struct Options {
  var isOn = false
  mutating func enable() { isOn = true }
}
nonisolated(unsafe) let settings = Settings()
func configure() { settings.isOn = CommandLine.arguments.isEmpty }
func fill(_ options: inout Options) { options.isOn = CommandLine.arguments.isEmpty }
final class App {
  var modules: [any ServiceModule] = []
}
struct Pages: ServiceModule {
  func register(in services: any ServiceCollection) { services.register((any Log).self) { ConsoleLog() } }
}
func structure() throws {
  var options = Options()
  options.isOn = false
  options.enable()
  let container = ServiceContainer()
  if options.isOn { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: options.isOn is false
}
func passed() throws {
  var options = Options()
  options.isOn = false
  fill(&options)
  let container = ServiceContainer()
  if options.isOn { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: options.isOn is false
}
func global() throws {
  settings.isOn = false
  configure()
  let container = ServiceContainer()
  if settings.isOn { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: settings.isOn is false
}
func object() throws {
  let own = Settings()
  let container = ServiceContainer()
  own.isOn = false
  own.isOn.toggle()
  if own.isOn { container.services.register(Int.self) { 1 } }
  own.inner = Options(isOn: false)
  own.inner.isOn = true
  if own.inner.isOn { container.services.register(String.self) { "" } }
  own.isOn = false
  own.isQuiet = false
  let isOn = own.isOn
  if isOn { container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ warning missing-service: own.inner.isOn is false
  print(provider.resolveRequired((any Log).self))  //~ warning missing-service: isOn is false
}
func list() throws {
  let app = App()
  app.modules = []
  app.modules.append(Pages())
  let container = ServiceContainer()
  for module in app.modules { container.services.include(module) }
  print(try container.validated().resolveRequired((any Log).self))
}
func unchanged() throws {
  let own = Settings()
  own.isOn = false
  let container = ServiceContainer()
  if own.isOn { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
final class Observed {
  var isOn = false
  var isQuick = false { didSet { isOn = isQuick } }
}
func observed() throws {
  let own = Observed()
  own.isOn = false
  own.isQuick = true
  let container = ServiceContainer()
  if own.isOn { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ warning missing-service: own.isOn is false
}
final class Holder {
  let observed: Observed
  init(_ observed: Observed) { self.observed = observed }
  func enable() { observed.isOn = true }
}
func held() throws {
  let own = Observed()
  let holder = Holder(own)
  own.isOn = false
  holder.enable()
  let container = ServiceContainer()
  if own.isOn { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolve(Int.self) ?? 0)
}
