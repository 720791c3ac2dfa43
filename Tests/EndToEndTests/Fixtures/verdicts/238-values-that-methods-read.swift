// A method that stores input in a property is no change by constants, though it only assigns.
struct Config {
  var names: [String] = []
  mutating func load() { names = [readLine() ?? ""] }
}
final class Box {
  var names: [String] = []
  func load() { names = [readLine() ?? ""] }
}
func run() throws {
  let container = ServiceContainer()
  var config = Config()
  config.load()
  if config.names.contains("chat") { try container.services.register(Int.self) { 1 } }
  let box = Box()
  box.load()
  if box.names.contains("chat") { try container.services.register(Int8.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ missing-service: Int
  print(provider.resolveRequired(Int8.self))  //~ missing-service: Int8
}
