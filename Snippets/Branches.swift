// The functions that the article "Read findings about branches" judges. No code calls them.
import Furnish

protocol Log: Sendable { func write(_ text: String) }
struct ConsoleLog: Log { func write(_ text: String) { print(text) } }
struct Cache: Sendable {}
struct Clock: Sendable {}
struct Mail: Sendable {}

/// Returns the number of workers for a number of cores.
func workers(for cores: Int) -> Int { String(cores, radix: 2).count / 2 }

// snippet.certain
func open(isLive: Bool) throws -> ServiceScope {
  let container = ServiceContainer()
  if isLive { try container.services.register((any Log).self) { ConsoleLog() } }
  let provider = try container.validated()
  provider.resolveRequired((any Log).self).write("open")
  return provider
}
// snippet.end

// snippet.related
func report(_ names: [String], isVerbose: Bool) throws {
  let container = ServiceContainer()
  if !names.isEmpty { try container.services.register(Cache.self) { Cache() } }
  if isVerbose { try container.services.register(Clock.self) { Clock() } }
  let provider = try container.validated()
  if names.count > 1 { print(provider.resolveRequired(Cache.self)) }
  if names.count > 1 { print(provider.resolveRequired(Clock.self)) }
}
// snippet.end

// snippet.determined
func count() throws {
  let container = ServiceContainer()
  if workers(for: 8) == 2 { try container.services.register(Mail.self) { Mail() } }
  print(try container.validated().resolveRequired(Mail.self))
}
// snippet.end
