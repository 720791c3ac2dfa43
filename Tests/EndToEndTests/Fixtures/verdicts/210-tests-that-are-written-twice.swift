import Furnish

// Two tests of a property of a text, of a bound optional, or of an option with its type before it are one test if the value is the
// same. A computed global property of the main program has another result once its variable has another value.
struct Features: OptionSet {
  let rawValue: Int
  static let cache = Features(rawValue: 1)
  static let mail = Features(rawValue: 2)
}
func setting(_ name: String) -> String? { CommandLine.arguments.first { $0.hasPrefix(name) } }
func start(_ name: String, _ nickname: String?, _ features: Features) throws {
  let container = ServiceContainer()
  if !name.isEmpty { try container.services.register(String.self) { name } }
  if let nickname, nickname.count > 2 { try container.services.register(Int.self) { 1 } }
  if let url = setting("url") { try container.services.register(Double.self) { url.isEmpty ? 1 : 2 } }
  if features.contains(Features.cache) { try container.services.register(Bool.self) { true } }
  let provider = try container.validated()
  if !name.isEmpty { print(provider.resolveRequired(String.self)) }
  if let nickname, nickname.count > 2 { print(nickname, provider.resolveRequired(Int.self)) }
  if let _ = setting("url") { print(provider.resolveRequired(Double.self)) }
  if features.contains(Features.cache) { print(provider.resolveRequired(Bool.self)) }
}
try start(CommandLine.arguments[0], CommandLine.arguments.last, Features(rawValue: CommandLine.arguments.count))

func startOther(_ names: Set<String>, _ features: Features) throws {
  let container = ServiceContainer()
  if names.isEmpty { try container.services.register(String.self) { "" } }
  if features.contains(Features.cache) { try container.services.register(Bool.self) { true } }
  let provider = try container.validated()
  if names.isEmpty { print(provider.resolveRequired(String.self)) }
  if !names.isEmpty { print(provider.resolveRequired(String.self)) }  //~ missing-service: String is not registered
  if features.contains(Features.mail) { print(provider.resolveRequired(Bool.self)) }  //~ warning missing-service: Bool is not
}
try startOther(Set(CommandLine.arguments), Features(rawValue: CommandLine.arguments.count))

nonisolated(unsafe) var verbose = false
var isVerbose: Bool { verbose }
let container = ServiceContainer()
if isVerbose { try container.services.register(Float.self) { 1 } }
verbose = true
let provider = try container.validated()
if isVerbose { print(provider.resolveRequired(Float.self)) }  //~ warning missing-service: Float is not registered
