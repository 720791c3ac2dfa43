// Methods of one case agree on what they register and request, wherever the case comes from.
enum Mode: String {
  case live, test, preview
  func register(in services: any ServiceCollection) {
    switch self {
    case .live: services.register((any Log).self) { ConsoleLog() }
    case .test: services.register((any Clock).self) { SystemClock() }
    case .preview: break
    }
  }
  func start(_ provider: any ServiceProvider) {
    switch self {
    case .live: _ = provider.resolveRequired((any Log).self)
    case .test: _ = provider.resolveRequired((any Clock).self)
    case .preview: break
    }
  }
}
func wire(_ mode: Mode) throws {
  let container = ServiceContainer()
  mode.register(in: try container.services)
  let provider = try container.validated()
  mode.start(provider)
  if mode == .live { _ = provider.resolveRequired((any Log).self) }
}
func read(_ text: String) throws {
  let mode = Mode(rawValue: text) ?? .test
  let container = ServiceContainer()
  mode.register(in: try container.services)
  let provider = try container.validated()
  mode.start(provider)
  switch mode {
  case .live: _ = provider.resolveRequired((any Log).self)
  case .test: _ = provider.resolveRequired((any Clock).self)
  case .preview: break
  }
}
func assign(_ arguments: [String], _ isQuiet: Bool) throws {
  var mode = Mode.live
  if isQuiet { mode = .preview }
  for argument in arguments where argument == "--test" { mode = .test }
  let container = ServiceContainer()
  mode.register(in: try container.services)
  let provider = try container.validated()
  mode.start(provider)
  if mode == .test { _ = provider.resolveRequired((any Clock).self) }
}
func set(_ arguments: [String]) throws {
  var isTest = false
  for argument in arguments where argument == "--test" { isTest = true }
  let container = ServiceContainer()
  let services = try container.services
  if isTest { services.register((any Clock).self) { SystemClock() } }
  let provider = try container.validated()
  if isTest { _ = provider.resolveRequired((any Clock).self) }
  if !isTest { _ = provider.resolveRequired((any Clock).self) }  //~ missing-service: any Clock
}
