// A value of another type that an optional receives is not `nil`, and neither is one that a statement before has replaced.
struct Config { var url: String?; var port: Int? }
struct Settings { var config: Config? }
func fromProperty(_ config: Config) throws {
  let container = ServiceContainer()
  if let url = config.url { try container.services.register(Int8.self) { Int8(url.count) } }
  print(try container.validated().resolveRequired(Int8.self))
}
func start(_ text: String) throws { try fromProperty(Config(url: text)) }
func fromChain(_ config: Config) throws {
  let container = ServiceContainer()
  if let url = config.url { try container.services.register(Int16.self) { Int16(url.count) } }
  print(try container.validated().resolveRequired(Int16.self))  //~ missing-service: Int16
}
func startFromChain(_ settings: Settings) throws { try fromChain(Config(url: settings.config?.url)) }
func fromParameter(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Int32.self) { 1 } }
  print(try container.validated().resolveRequired(Int32.self))
}
func startWithText(_ text: String) throws { try fromParameter(text) }
func fromOptional(_ text: String?) throws {
  let container = ServiceContainer()
  if text != nil { try container.services.register(Int64.self) { 1 } }
  print(try container.validated().resolveRequired(Int64.self))  //~ missing-service: Int64
}
func startWithOptional(_ text: String?) throws { try fromOptional(text) }
func declared(_ text: String) throws {
  let container = ServiceContainer()
  let optional: String? = text
  if optional != nil { try container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))
}
func replaced(_ text: String?) throws {
  let container = ServiceContainer()
  var name = text
  if name == nil { name = "main" }
  if name != nil { try container.services.register(UInt8.self) { 1 } }
  print(try container.validated().resolveRequired(UInt8.self))
}
func replacedByOptional(_ text: String?, _ other: String?) throws {
  let container = ServiceContainer()
  var name = text
  if name == nil { name = other }
  if name != nil { try container.services.register(UInt16.self) { 1 } }
  print(try container.validated().resolveRequired(UInt16.self))  //~ missing-service: UInt16
}
func replacedElsewhere(_ text: String?, _ isOther: Bool) throws {
  let container = ServiceContainer()
  var name = text
  if isOther { name = "main" }
  if name != nil { try container.services.register(UInt32.self) { 1 } }
  print(try container.validated().resolveRequired(UInt32.self))  //~ missing-service: UInt32
}
func afterLoop() throws {
  let container = ServiceContainer()
  var port: Int?
  for argument in CommandLine.arguments { if let number = Int(argument) { port = number } }
  if port == nil { port = 8080 }
  if let port { try container.services.register(UInt64.self) { UInt64(port) } }
  print(try container.validated().resolveRequired(UInt64.self))
}
try start(CommandLine.arguments[0])
try startFromChain(Settings(config: CommandLine.argc > 1 ? Config() : nil))
try startWithText(CommandLine.arguments[0])
try startWithOptional(CommandLine.arguments.last)
try declared(CommandLine.arguments[0])
try replaced(CommandLine.arguments.last)
try replacedByOptional(CommandLine.arguments.last, CommandLine.arguments.first)
try replacedElsewhere(CommandLine.arguments.last, CommandLine.arguments.isEmpty)
try afterLoop()
struct User { init?(_ text: String) { if text.isEmpty { return nil } } }
func loaded() throws -> String { CommandLine.arguments[0] }
func ofInitializer(_ text: String) throws {
  let container = ServiceContainer()
  let user: User? = User(text)
  if user != nil { try container.services.register(Bool.self) { true } }
  print(try container.validated().resolveRequired(Bool.self))  //~ missing-service: Bool
}
func ofTry() throws {
  let container = ServiceContainer()
  let text: String? = try? loaded()
  if text != nil { try container.services.register(Character.self) { "a" } }
  print(try container.validated().resolveRequired(Character.self))  //~ missing-service: Character
}
try ofInitializer(CommandLine.arguments[0])
try ofTry()
