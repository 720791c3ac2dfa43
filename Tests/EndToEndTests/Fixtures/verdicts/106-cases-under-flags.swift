// A case that is compiled under a flag alone is not a value of other builds.
enum Mode: String {
  case live
  #if DEBUG
  case mock
  #endif
}
let mode = Mode(rawValue: CommandLine.arguments[0]) ?? .live
let container = ServiceContainer()
if mode == .live { try container.services.register(Int.self) { 1 } }
#if DEBUG
if mode == .mock { try container.services.register(Int.self) { 2 } }
if mode == .mock { try container.services.register(String.self) { "" } }
if mode == .mock { print(try container.validated().resolveRequired(String.self)) }
#endif
let provider = try container.validated()
print(provider.resolveRequired(Int.self))
if mode == .live { print(provider.resolveRequired(String.self)) }  //~ missing-service: String
