// Flags in structures that are properties of structures, with their initial values or after assignments.
final class Journal: Sendable {}
struct Options { var isOn = true; var level = 3; var names = Names() }
struct Names { var isLong = false }
struct Kernel {
  var options = Options()
  func boot() throws -> ServiceScope {
    let container = ServiceContainer()
    container.services.register(Int.self) { 1 }
    if options.isOn { container.services.register(Journal.self) { Journal() } }
    return try container.validated()
  }
}
func startedInVariable() throws {
  var kernel = Kernel()
  kernel.options.level = 4
  let provider = try kernel.boot()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Int.self))
}
func startedWithout() throws {
  var kernel = Kernel()
  kernel.options.isOn = false
  let provider = try kernel.boot()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(Journal.self))  //~ missing-service: Journal
}
func startedUnderATest(_ isQuiet: Bool) throws {
  var kernel = Kernel()
  if isQuiet { kernel.options.isOn = false }
  let provider = try kernel.boot()
  if !isQuiet { print(provider.resolveRequired(Journal.self)) }
  print(provider.resolveRequired(Int.self))
}

struct Settings: Sendable {
  var isOn = false
  var inner = Inner()
  static let standard = Settings()
  struct Inner: Sendable { var isDeep = false }
}
func deep() throws {
  var settings = Settings.standard
  settings.inner.isDeep = true
  let container = ServiceContainer()
  if settings.inner.isDeep { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func flat() throws {
  var settings = Settings.standard
  settings.inner.isDeep = false
  let container = ServiceContainer()
  if settings.inner.isDeep { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal
}
func copied() throws {
  var first = Settings()
  let second = first
  first.inner.isDeep = true
  let container = ServiceContainer()
  if second.inner.isDeep { container.services.register(Journal.self) { Journal() } }
  if first.inner.isDeep { container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolve(Journal.self) as Any)
}
func inLoop(_ names: [String]) throws {
  var settings = Settings()
  for name in names where name.isEmpty { settings.inner.isDeep = true }
  let container = ServiceContainer()
  if settings.inner.isDeep { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if settings.inner.isDeep { print(provider.resolveRequired(Journal.self)) }
}
func changedElsewhere(_ change: (inout Settings) -> Void) throws {
  var settings = Settings()
  settings.inner.isDeep = false
  change(&settings)
  let container = ServiceContainer()
  if settings.inner.isDeep { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if settings.inner.isDeep { print(provider.resolveRequired(Journal.self)) }
}

/// A property that reads its service: the source does not show when.
protocol Player: Sendable {}
struct Speaker: Player {}
struct NowPlaying {
  @Injected private var player: any Player  //~ warning missing-service: does not show whether code reads the property
  func tap() { print(player) }
}
let container = ServiceContainer()
if CommandLine.arguments.contains("x") { container.services.register((any Player).self) { Speaker() } }
let root = try container.validated()
withServices { $0.provider = root } operation: { NowPlaying().tap() }
