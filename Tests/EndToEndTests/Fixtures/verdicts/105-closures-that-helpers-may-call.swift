// A helper calls a closure under its own test, which is part of the condition of what the closure does.
func when(_ isOn: Bool, _ body: () throws -> Void) rethrows { if isOn { try body() } }
func inDebug(_ body: () -> Void) {
  #if DEBUG
  body()
  #endif
}
let isMock = CommandLine.arguments.contains("mock")
let container = ServiceContainer()
let services = try container.services
if isMock { services.register(Int.self) { 1 } }
when(isMock) { services.register(String.self) { "" } }
inDebug { services.register(Double.self) { 1 } }
let provider = try container.validated()
when(isMock) { print(provider.resolveRequired(Int.self)) }
if isMock { print(provider.resolveRequired(String.self)) }
print(provider.resolveRequired(String.self))  //~ missing-service: isMock is false
print(provider.resolveRequired(Double.self))  //~ missing-service: DEBUG is not set
