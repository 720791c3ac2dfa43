// The value of an optional has one of the cases of its enumeration.
enum Mode: String {
  case live, test
  static func detect() -> Mode { CommandLine.argc > 1 ? .live : .test }
}
func run(_ mode: Mode?) throws {
  let services = try container.services
  if let mode {
    if mode == .live { services.register(Int.self) { 1 } } else if mode == .test { services.register(Int.self) { 2 } }
    print(try container.validated().resolveRequired(Int.self))
  }
}
func runOther(_ mode: Mode? = nil) throws {
  let other = ServiceContainer()
  let mode = mode ?? .live
  if mode == .live { try other.services.register(Int.self) { 1 } }
  if mode == .test { try other.services.register(Int.self) { 2 } }
  print(try other.validated().resolveRequired(Int.self))
}
let container = ServiceContainer()
try run(.detect())
try runOther()
