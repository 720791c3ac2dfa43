// A property of an enumeration, stored or computed, has one of its cases.
enum Mode {
  case live, test
  static func detect() -> Mode { CommandLine.argc > 1 ? .live : .test }
}
enum Step { case idle, run(Mode) }
struct Tool {
  var mode: Mode = .detect()
  func run() throws {
    let container = ServiceContainer()
    if mode == .live { try container.services.register(Int.self) { 1 } }
    if mode == .test { try container.services.register(Int.self) { 2 } }
    print(try container.validated().resolveRequired(Int.self))
  }
}
final class App {
  private(set) lazy var mode = Mode.detect()
  var current: Mode { Mode.detect() }
  func run() throws {
    let container = ServiceContainer()
    let services = try container.services
    if mode == .live { services.register(Int.self) { 1 } } else if mode == .test { services.register(Int.self) { 2 } }
    if current == .live { services.register(String.self) { "" } }
    if current == .test { services.register(String.self) { "" } }
    let provider = try container.validated()
    print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
  }
}
func run(_ step: Step, _ make: () -> Mode) throws {
  let container = ServiceContainer()
  let services = try container.services
  guard case .run(let mode) = step else { return }
  let made = make()
  if mode == .live { services.register(Int.self) { 1 } } else if mode == .test { services.register(Int.self) { 2 } }
  if made == .live { services.register(String.self) { "" } }
  if made == .test { services.register(String.self) { "" } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
}
try Tool().run()
try App().run()
try run(.run(.detect()), Mode.detect)
