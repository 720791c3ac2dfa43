// An optional may be `nil` beside the cases of its enumeration.
enum Mode: String { case live, test }
func run(_ mode: Mode?) throws {
  let container = ServiceContainer()
  let services = try container.services
  if mode == .live { services.register(Int.self) { 1 } }
  if mode == .test { services.register(Int.self) { 2 } }
  if let mode {
    if mode == .live { services.register(String.self) { "" } }
    if mode == .test { services.register(String.self) { "" } }
    print(try container.validated().resolveRequired(String.self))
  }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: neither .live nor .test
}
try run(Mode(rawValue: CommandLine.arguments[1]))
