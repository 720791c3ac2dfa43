// A structure of options in a local variable, whose properties code sets one after the other.
final class Logs: Sendable {}
final class Files: Sendable {}
final class Cache: Sendable {}
struct Options {
  var logs = false
  var files = false
  var name = "main"
}
func passed() throws {
  var options = Options()
  options.logs = true
  try configure(options)
}
func configure(_ options: Options) throws {
  let container = ServiceContainer()
  if options.logs { container.services.register(Logs.self) { Logs() } }
  if options.files { container.services.register(Files.self) { Files() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Logs.self))
  print(provider.resolveRequired(Files.self))  //~ missing-service: Files
}
func local(_ isOn: Bool) throws {
  var options = Options(files: true)
  if isOn { options.logs = true }
  let container = ServiceContainer()
  if options.logs { container.services.register(Logs.self) { Logs() } }
  if options.files { container.services.register(Files.self) { Files() } }
  if options.name == "test" { container.services.register(Cache.self) { Cache() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Logs.self))  //~ missing-service: isOn is false
  print(provider.resolveRequired(Files.self))
  print(provider.resolveRequired(Cache.self))  //~ missing-service: Cache
}
func allSet() throws {
  var options = Options()
  options.logs = true
  options.files = true
  let container = ServiceContainer()
  if options.logs { container.services.register(Logs.self) { Logs() } }
  if options.files { container.services.register(Files.self) { Files() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Logs.self), provider.resolveRequired(Files.self))
}
/// Sets a property by code that is not followed.
func unread(_ change: (inout Options) -> Void) throws {
  var options = Options()
  change(&options)
  let container = ServiceContainer()
  if options.logs { container.services.register(Logs.self) { Logs() } }
  print(try container.validated().resolveRequired(Logs.self))  //~ warning missing-service: Logs
}
func looped(_ names: [String]) throws {
  var options = Options()
  for name in names where name == "logs" { options.logs = true }
  let container = ServiceContainer()
  if options.logs { container.services.register(Logs.self) { Logs() } }
  let provider = try container.validated()
  if options.logs { print(provider.resolveRequired(Logs.self)) }
}
