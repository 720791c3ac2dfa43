// Two calls with the same receiver and the same arguments have one result.
struct Flags {
  var enabled: Set<String> = []
  func isOn(_ flag: String) -> Bool { enabled.contains(flag) }
  subscript(flag: String) -> Bool { enabled.contains(flag) }
}
protocol Settings: Sendable { func isOn(_ flag: String) -> Bool }
extension Array where Element == String { func has(_ flag: String) -> Bool { contains("--" + flag) } }
func run(_ flags: Flags, _ settings: any Settings, _ arguments: [String]) throws {
  let container = ServiceContainer()
  let services = try container.services
  if flags.isOn("chat") { services.register(Int.self) { 1 } }
  if !flags.isOn("chat") { services.register(Int.self) { 2 } }
  if flags["chat"] { services.register(String.self) { "" } }
  if settings.isOn("chat") { services.register(Double.self) { 1 } }
  if arguments.has("chat") { services.register(Float.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))
  if flags["chat"] { print(provider.resolveRequired(String.self)) }
  if settings.isOn("chat") { print(provider.resolveRequired(Double.self)) }
  if arguments.has("chat") { print(provider.resolveRequired(Float.self)) }
  if arguments.has("mail") { print(provider.resolveRequired(Float.self)) }  //~ warning missing-service: has("mail")
}
struct Counter {
  var count = 0
  mutating func next(_ limit: Int) -> Bool {
    count += 1
    return count < limit
  }
}
func run(_ start: Counter) throws {
  var counter = start
  let container = ServiceContainer()
  if counter.next(3) { try container.services.register(Int.self) { 1 } }
  let provider = try container.validated()
  if counter.next(3) { print(provider.resolveRequired(Int.self)) }  //~ warning missing-service: Int
}
