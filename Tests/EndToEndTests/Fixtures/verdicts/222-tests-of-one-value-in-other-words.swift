import Furnish

// Tests of one value agree in whatever words they are written: bounds, counts, texts, ranges, optionals and whole numbers.
struct Bounded: Sendable {}
struct Listed: Sendable {}
struct Prefixed: Sendable {}
struct Unnamed: Sendable {}
struct Ranged: Sendable {}
struct Chosen: Sendable {}
struct Ordered: Sendable {}

func start(_ level: Int, _ names: [String], _ name: String, _ limit: Int) throws {
  let container = ServiceContainer()
  let services = try container.services
  if level >= 2 { services.register(Bounded.self) { Bounded() } }
  if !names.isEmpty { services.register(Listed.self) { Listed() } }
  if name.hasPrefix("dev") { services.register(Prefixed.self) { Prefixed() } }
  if name.isEmpty { services.register(Unnamed.self) { Unnamed() } }
  switch level {
  case ..<0: fatalError()
  case 0...3: services.register(Ranged.self) { Ranged() }
  case 4: break
  default: services.register(Chosen.self) { Chosen() }
  }
  if limit < level { services.register(Ordered.self) { Ordered() } }
  let provider = try container.validated()

  if level == 3 || 1 < level { print(provider.resolveRequired(Bounded.self)) }
  if names.count == 2 || names.contains("a") { print(provider.resolveRequired(Listed.self)) }
  if let first = names.first { print(first, provider.resolveRequired(Listed.self)) }
  if name == "development" || name.hasPrefix("develop") { print(provider.resolveRequired(Prefixed.self)) }
  if name == "" || name.count < 1 { print(provider.resolveRequired(Unnamed.self)) }
  if level < 4, level != 0, level != 1, level != 2 { print(provider.resolveRequired(Ranged.self)) }
  if level == 0 { print(provider.resolveRequired(Ranged.self)) }
  if level > 4 { print(provider.resolveRequired(Chosen.self)) }
  if level > limit { print(provider.resolveRequired(Ordered.self)) }
  if name == "production", name.hasPrefix("dev") { print(provider.resolveRequired(Int.self)) }

  if level == 1 { print(provider.resolveRequired(Bounded.self)) }  //~ missing-service: `level >= 2` is false
  if name == "de" { print(provider.resolveRequired(Prefixed.self)) }  //~ missing-service: where name is "de".
  if name.count < 2 { print(provider.resolveRequired(Unnamed.self)) }  //~ missing-service: Unnamed is not registered
  if level > 2 { print(provider.resolveRequired(Ranged.self)) }  //~ missing-service: `level <= 3` is false
  if level > 3 { print(provider.resolveRequired(Chosen.self)) }  //~ missing-service: This is so where level is 4.
  if names.count < 2 { print(provider.resolveRequired(Listed.self)) }  //~ missing-service: names.isEmpty is true
  if level >= limit { print(provider.resolveRequired(Ordered.self)) }  //~ warning missing-service: `limit < level` is false
}
try start(Int(readLine()!)!, CommandLine.arguments, readLine()!, Int(readLine()!)!)

// An optional that is nil is neither true nor false.
struct Live: Sendable {}
struct Mock: Sendable {}
struct Long: Sendable {}
func choose(_ isLive: Bool?, _ title: String?) throws {
  let container = ServiceContainer()
  let services = try container.services
  if isLive == true { services.register(Live.self) { Live() } }
  if isLive == false { services.register(Mock.self) { Mock() } }
  if title?.isEmpty == false { services.register(Long.self) { Long() } }
  let provider = try container.validated()
  if let isLive, isLive { print(provider.resolveRequired(Live.self)) }
  if isLive ?? false { print(provider.resolveRequired(Live.self)) }
  if let isLive, !isLive { print(provider.resolveRequired(Mock.self)) }
  if let title, title.count > 3 { print(provider.resolveRequired(Long.self)) }
  if title == "a" { print(provider.resolveRequired(Long.self)) }
  if isLive != true { print(provider.resolveRequired(Mock.self)) }  //~ missing-service: This is so where isLive is nil.
  if isLive != nil { print(provider.resolveRequired(Live.self)) }  //~ missing-service: Live is not registered
  if title != nil { print(provider.resolveRequired(Long.self)) }  //~ missing-service: Long is not registered
}
try choose(Bool(readLine()!), readLine())

// The body of a loop runs only if the list is not empty.
func visit(_ names: [String]) throws {
  let container = ServiceContainer()
  if !names.isEmpty { try container.services.register(Mock.self) { Mock() } }
  let provider = try container.validated()
  for name in names { print(name, provider.resolveRequired(Mock.self)) }
  print(provider.resolveRequired(Mock.self))  //~ missing-service: This is so where names.isEmpty is true.
}
try visit(CommandLine.arguments)

// The arguments of the process are a list of texts.
let arguments = CommandLine.arguments
let last = ServiceContainer()
if !arguments.isEmpty { try last.services.register(Live.self) { Live() } }
let provider = try last.validated()
if let first = arguments.first { print(first, provider.resolveRequired(Live.self)) }
for argument in arguments { print(argument, provider.resolveRequired(Live.self)) }
if CommandLine.arguments.count > 2 { print(provider.resolveRequired(Mock.self)) }  //~ missing-service: Mock is not registered
