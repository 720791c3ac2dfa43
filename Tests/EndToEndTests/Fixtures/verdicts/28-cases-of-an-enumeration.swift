// An implicit member has the type of the value beside it, and a method of the case registers what that case registers.
enum Mode: String {
  case live, test
  func make() throws -> ServiceContainer {
    let container = ServiceContainer()
    switch self {
    case .live: try container.services.register((any Log).self) { ConsoleLog() }
    case .test: break
    }
    return container
  }
  var container: ServiceContainer {
    get throws { try make() }
  }
}
var configured: Mode?
func choose(_ isLive: Bool) throws {
  let mode = isLive ? Mode.live : .test
  _ = try mode.make().validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
func read(_ text: String) throws {
  let mode = Mode(rawValue: text) ?? .live
  _ = try mode.make().validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
func readFirst(_ texts: [String]) throws {
  let mode = texts.first.flatMap(Mode.init) ?? .live
  _ = try mode.container.validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
func configure() throws {
  let mode = configured ?? .test
  _ = try mode.make().validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
func assign(_ isLive: Bool) throws {
  let mode: Mode
  if isLive { mode = .live } else { mode = .test }
  _ = try mode.make().validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
func change(_ isTest: Bool) throws {
  var mode = Mode.live
  if isTest { mode = .test }
  _ = try mode.container.validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
func search(_ arguments: [String]) throws {
  var mode = Mode.live
  for argument in arguments where argument == "--test" { mode = .test }
  _ = try mode.make().validated().resolveRequired((any Log).self)  //~ missing-service: any Log
}
