// Two computed properties test the same case.
enum Mode {
  case live, test
  var isLive: Bool { if case .live = self { true } else { false } }
  var isTest: Bool { !isLive }
  var needsNumber: Bool { isLive }
}
let mode: Mode = CommandLine.argc > 1 ? .live : .test
let container = ServiceContainer()
let services = try container.services
if mode.isLive { services.register(Int.self) { 1 } }
if mode.isTest { services.register(Int.self) { 2 } }
if mode.isLive { services.register(String.self) { "" } }
let provider = try container.validated()
print(provider.resolveRequired(Int.self))
if mode.needsNumber { print(provider.resolveRequired(String.self)) }
