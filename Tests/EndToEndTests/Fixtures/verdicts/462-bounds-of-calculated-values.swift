// A calculation limits its result: `max(1, count)` is at least 1, and `"logs/\(name)"` begins with `logs/`.
struct Journal: Sendable {}
struct Archive: Sendable {}

func numbers(_ level: Int, _ names: [String]) throws {
  let container = ServiceContainer()
  let workers = max(1, level)
  if workers > 0 { container.services.register(Journal.self) { Journal() } }
  if workers > 1 { container.services.register(Archive.self) { Archive() } }
  if abs(level) >= 0 { container.services.register(Int.self) { 1 } }
  if names.count + 1 > 0 { container.services.register(Int8.self) { 1 } }
  let part = min(8, max(2, Int(readLine() ?? "") ?? 0))
  if (2...8).contains(part) { container.services.register(Int16.self) { 1 } }
  let rest = names.count % 3
  switch rest {
  case 0, 1, 2: container.services.register(Int32.self) { 1 }
  default: break
  }
  if names.count - 1 >= 0 { container.services.register(Int64.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Int.self), provider.resolveRequired(Int8.self))
  print(provider.resolveRequired(Int16.self), provider.resolveRequired(Int32.self))
  print(provider.resolveRequired(Archive.self))  //~ missing-service: Archive is not registered
  if workers >= 2 { print(provider.resolveRequired(Archive.self)) }
  print(provider.resolveRequired(Int64.self))  //~ missing-service: Int64 is not registered
}
func texts(_ name: String) throws {
  let container = ServiceContainer()
  let path = "logs/\(name)"
  let file = name + ".txt"
  if !path.isEmpty { container.services.register(Journal.self) { Journal() } }
  if file != "txt" { container.services.register(Int.self) { 1 } }
  if path.hasPrefix("logs") { container.services.register(Int8.self) { 1 } }
  if !path.hasPrefix("data") { container.services.register(Int16.self) { 1 } }
  if file.hasSuffix("txt"), file.contains(".t"), file.count > 3 { container.services.register(Int32.self) { 1 } }
  if path.hasPrefix("logs/a") { container.services.register(Archive.self) { Archive() } }
  if file.count > 4 { container.services.register(Int64.self) { 1 } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self), provider.resolveRequired(Int.self), provider.resolveRequired(Int8.self))
  print(provider.resolveRequired(Int16.self), provider.resolveRequired(Int32.self))
  print(provider.resolveRequired(Archive.self))  //~ missing-service: Archive is not registered
  print(provider.resolveRequired(Int64.self))  //~ missing-service: Int64 is not registered
}
func arguments() throws {
  let container = ServiceContainer()
  if let name = CommandLine.arguments.first { print(name, container.services.register(Journal.self) { Journal() }) }
  if CommandLine.arguments.count > 1 { container.services.register(Archive.self) { Archive() } }
  let provider = try container.validated()
  print(provider.resolveRequired(Journal.self))
  print(provider.resolveRequired(Archive.self))  //~ missing-service: Archive is not registered
}

try numbers(Int(readLine() ?? "") ?? 0, readLine().map { [$0] } ?? [])
try texts(readLine() ?? "")
try arguments()
