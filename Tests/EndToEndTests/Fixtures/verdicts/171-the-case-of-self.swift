// In its own methods an enumeration has one case for each call.
enum Command: String {
  case one, two
  func run() throws {
    let container = ServiceContainer()
    let services = try container.services
    if self == .one { services.register(Int.self) { 1 } }
    if self == .two { services.register(Int.self) { 2 } }
    if self != .one { services.register(String.self) { "" } }
    switch self {
    case .one: services.register(String.self) { "" }
    case .two: services.register(Double.self) { 1 }
    }
    let provider = try container.validated()
    print(provider.resolveRequired(Int.self), provider.resolveRequired(String.self))
    use(provider)
  }
  func use(_ provider: any ServiceProvider) {
    switch self {
    case .one: break
    case .two: print(provider.resolveRequired(Double.self))
    }
    if self == .one { print(provider.resolveRequired(Double.self)) }  //~ missing-service: where self is .one
  }
}
try Command(rawValue: CommandLine.arguments[1])?.run()
