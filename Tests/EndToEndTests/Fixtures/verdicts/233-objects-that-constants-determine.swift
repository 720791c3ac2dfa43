// The lists of an object are not calculated. If a program changes the object by constants alone, its tests are no tests of input.
final class Features {
  private(set) var enabled: [String] = []
  func enable(_ feature: String) { enabled.append(feature) }
  func load() { enabled = [readLine() ?? ""] }
}
func configure(_ features: Features) { features.enable(readLine() ?? "") }
func run(_ features: Features, _ input: Features) throws {
  let container = ServiceContainer()
  let own = Features()
  own.enable("chat")
  let shared = Features()
  configure(shared)
  let loaded = Features()
  loaded.load()
  let aliased = Features()
  let alias = aliased
  alias.enable(readLine() ?? "")
  let listed = Features()
  let list = [listed]
  list[0].enable(readLine() ?? "")
  if loaded.enabled.contains("chat") { try container.services.register(Int8.self) { 1 } }
  if aliased.enabled.contains("chat") { try container.services.register(Int16.self) { 1 } }
  if listed.enabled.contains("chat") { try container.services.register(Int32.self) { 1 } }
  if own.enabled.contains("chat") { try container.services.register(Int.self) { 1 } }
  if shared.enabled.contains("chat") { try container.services.register(String.self) { "" } }
  if input.enabled.contains("chat") { try container.services.register(Double.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self))  //~ warning missing-service: Int
  print(provider.resolveRequired(String.self))  //~ missing-service: String
  print(provider.resolveRequired(Double.self))  //~ missing-service: Double
  print(provider.resolveRequired(Int8.self))  //~ missing-service: Int8
  print(provider.resolveRequired(Int16.self))  //~ missing-service: Int16
  print(provider.resolveRequired(Int32.self))  //~ missing-service: Int32
}
