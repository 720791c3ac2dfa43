// `map` and `flatMap` of an optional register under the condition that the optional has a value.
struct Key: Sendable { init?(_ text: String) { nil } }
func registerFirst() throws -> ServiceScope {
  let container = ServiceContainer()
  let services = try container.services
  let key = CommandLine.arguments.first.flatMap { Key($0) }
  key.map { services.register(Key.self, instance: $0) }
  return try container.validated()
}
func useFirst() throws { print(try registerFirst().resolveRequired(Key.self)) }  //~ missing-service: This is so where key is nil.
func registerBoth() throws {
  let container = ServiceContainer()
  let services = try container.services
  let key = CommandLine.arguments.last.flatMap { text in Key(text) }
  _ = key.map { key in services.register(Key.self, instance: key) }
  let provider = try container.validated()
  if key != nil { print(provider.resolveRequired(Key.self)) }
  guard let key else { return }
  print(key, provider.resolveRequired(Key.self))
}
func registerLength(_ name: String?) throws {
  let container = ServiceContainer()
  let services = try container.services
  let isEmpty = name.map { $0.isEmpty }
  isEmpty.map { services.register(Bool.self, instance: $0) }
  print(try container.validated().resolveRequired(Bool.self))  //~ missing-service: Bool is not registered
}
func registerLengthOfBoth(_ name: String?) throws {
  let container = ServiceContainer()
  let services = try container.services
  let isEmpty = name.map { $0.isEmpty }
  isEmpty.map { services.register(Bool.self, instance: $0) }
  let provider = try container.validated()
  if isEmpty != nil { print(provider.resolveRequired(Bool.self)) }
}
func registerCreated(_ text: String) throws {
  let container = ServiceContainer()
  let services = try container.services
  let key = Key(text)
  key.map { services.register(Key.self, instance: $0) }
  print(try container.validated().resolveRequired(Key.self))  //~ missing-service: This is so where key is nil.
}
func registerDefault(_ text: String) throws {
  let container = ServiceContainer()
  let services = try container.services
  let key = Key(text)
  key.map { services.register(Key.self, instance: $0) }
  if key == nil { services.register(Key.self) { Key("")! } }
  print(try container.validated().resolveRequired(Key.self))
}
func registerElements(_ names: [String]) throws {
  let container = ServiceContainer()
  let services = try container.services
  for key in names.compactMap({ Key($0) }) { services.register(Key.self, instance: key) }
  print(try container.validated().resolveAll(Key.self))
}
