import Furnish

// Code between two tests that may change the value separates them: a closure that a function receives, an argument that a
// condition passes as inout, a method of an option set, and a method of a list in a structure.
struct Features: OptionSet {
  let rawValue: Int
  static let cache = Features(rawValue: 1)
}
struct Options { var flags: [String] }
func measure(_ body: () -> Void) { body() }
func take(_ flag: String, from list: inout [String]) -> Bool {
  guard let index = list.firstIndex(of: flag) else { return false }
  list.remove(at: index)
  return true
}

func start(_ given: Bool, _ arguments: [String], _ features: Features) throws {
  let container = ServiceContainer()
  var (isFast, rest, changed) = (given, arguments, features)
  var options = Options(flags: arguments)
  if isFast { try container.services.register(Int.self) { 1 } }
  if rest.isEmpty { try container.services.register(String.self) { "" } }
  if changed.contains(.cache) { try container.services.register(Double.self) { 1 } }
  if options.flags.contains("a") { try container.services.register(Bool.self) { true } }
  measure { isFast = true }
  if take("-v", from: &rest) { print("verbose") }
  changed.insert(.cache)
  options.flags.append("a")
  let provider = try container.validated()
  if isFast { print(provider.resolveRequired(Int.self)) }  //~ missing-service: Int is not registered
  if rest.isEmpty { print(provider.resolveRequired(String.self)) }  //~ warning missing-service: String is not registered
  if changed.contains(.cache) { print(provider.resolveRequired(Double.self)) }  //~ warning missing-service: Double is not
  if options.flags.contains("a") { print(provider.resolveRequired(Bool.self)) }  //~ warning missing-service: Bool is not
}
try start(CommandLine.arguments.count > 1, CommandLine.arguments, Features(rawValue: CommandLine.arguments.count))

func startSound(_ given: Bool) throws {
  var (isOn, isSet, isReady) = (false, given, given)
  measure { isOn = true }
  if set(&isSet) { print("set") }
  while !isReady { isReady = readLine() == "y" }
  let container = ServiceContainer()
  if isOn { try container.services.register(Int.self) { 1 } }
  if isSet { try container.services.register(String.self) { "" } }
  if isReady { try container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  print(provider.resolveRequired(String.self))  //~ warning missing-service: String is not registered
  print(provider.resolveRequired(Double.self))
}
func set(_ value: inout Bool) -> Bool {
  value = true
  return true
}
try startSound(CommandLine.arguments.count > 1)
