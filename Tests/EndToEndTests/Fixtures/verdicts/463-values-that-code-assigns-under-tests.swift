// A loop, a branch or a function may assign or return a value under a test. The value after it depends on that test.
struct Journal: Sendable {}
func lineOfInput() -> String {
  while true {
    if let line = readLine(), !line.isEmpty { return line }
  }
}
func longArgument() -> String {
  var name = "default"
  for argument in CommandLine.arguments {
    if argument.count > 3 {
      name = argument
      break
    }
  }
  return name
}
func path(_ name: String) -> String { "logs/\(name)" }

func found(_ lines: [String?]) throws {
  var name = "main"
  for line in lines {
    if let line, !line.isEmpty {
      name = line
      break
    }
  }
  let container = ServiceContainer()
  if !name.isEmpty { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func raised(_ input: Int) throws {
  var level = input
  if level < 1 { level = 1 }
  let container = ServiceContainer()
  if level > 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func read() throws {
  let container = ServiceContainer()
  if !lineOfInput().isEmpty { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func returned() throws {
  let container = ServiceContainer()
  if longArgument().count > 3 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
func calculated() throws {
  let file = path(readLine() ?? "")
  let container = ServiceContainer()
  if file.hasPrefix("logs") { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ warning missing-service: Journal is not registered
}
// The assignment shows the limit.
func assigned(_ input: Int, _ names: [String]) throws {
  var (level, text, count) = (input, "", 0)
  level = max(level, 1)
  text = "a" + (readLine() ?? "")
  for name in names where name.isEmpty { count += 1 }
  let container = ServiceContainer()
  if level > 0, !text.isEmpty, count >= 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))
}
func tested(_ input: String) throws {
  var name = input
  if name.isEmpty { name = "main" }
  let container = ServiceContainer()
  if name == "other" { container.services.register(Journal.self) { Journal() } }
  let provider = try container.validated()
  if name == "other" { print(provider.resolveRequired(Journal.self)) }
}
// Nothing limits the value.
func plain(_ input: Int) throws {
  var level = 0
  level = input
  let container = ServiceContainer()
  if level > 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}
func counted(_ names: [String]) throws {
  var count = 0
  for name in names where name.isEmpty { count += 1 }
  let container = ServiceContainer()
  if count > 0 { container.services.register(Journal.self) { Journal() } }
  print(try container.validated().resolveRequired(Journal.self))  //~ missing-service: Journal is not registered
}

try found([readLine(), readLine()])
try raised(Int(readLine() ?? "") ?? 0)
try read()
try returned()
try calculated()
try assigned(Int(readLine() ?? "") ?? 0, readLine().map { [$0] } ?? [])
try tested(readLine() ?? "")
try plain(Int(readLine() ?? "") ?? 0)
try counted(readLine().map { [$0] } ?? [])
