// A function, a getter or a closure that returns another value in each clause of an `#if` depends on the flag alone.
enum Mode { case live, mock }
enum Build {
  static var isDebug: Bool {
    #if DEBUG
    return true
    #else
    return false
    #endif
  }
  static let isMock: Bool = {
    #if MOCK
    return true
    #else
    return false
    #endif
  }()
  static var mode: Mode {
    #if MOCK
    return .mock
    #endif
    return .live
  }
}
func isBeta() -> Bool {
  #if BETA
  true
  #else
  false
  #endif
}
let container = ServiceContainer()
if Build.isDebug { try container.services.register(Int.self) { 1 } }
if Build.isMock { try container.services.register(String.self) { "" } }
if isBeta() { try container.services.register(Double.self) { 1 } }
switch Build.mode {
case .mock: try container.services.register(Character.self) { "a" }
case .live: break
}
let provider = try container.validated()
#if DEBUG
print(provider.resolveRequired(Int.self))
#endif
#if MOCK
print(provider.resolveRequired(String.self), provider.resolveRequired(Character.self))
#endif
#if BETA
print(provider.resolveRequired(Double.self))
#else
print(provider.resolveRequired(Double.self))  //~ missing-service: BETA is not set
#endif
