import Furnish

// Names of services that are one of several constants: a conditional expression, a switch, a raw value, or a table.

struct Queue: Sendable {}
struct Lane: Sendable {}

/// Both names are registered.
func sound(_ isSlow: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Queue.self, name: "slow") { Queue() }
  services.register(Queue.self, name: "fast") { Queue() }
  let provider = try container.validated()
  _ = provider.resolveRequired(Queue.self, name: isSlow ? "slow" : "fast")
  _ = provider.resolve(Queue.self, name: isSlow ? "slow" : "other")
}

func broken(_ isSlow: Bool) throws {
  let container = ServiceContainer()
  try container.services.register(Queue.self, name: "fast") { Queue() }
  let provider = try container.validated()
  _ = provider.resolveRequired(Queue.self, name: isSlow ? "slow" : "fast")  //~ missing-service: Queue "slow" is not registered
}

/// No name that the request may have is registered.
func brokenInEachCase(_ isSlow: Bool) throws {
  let container = ServiceContainer()
  try container.services.register(Lane.self, name: "background") { Lane() }
  let provider = try container.validated()
  let name: ServiceName = if isSlow { "slow" } else { "fast" }
  _ = provider.resolveRequired(Lane.self, name: name)  //~ missing-service: Lane "slow" is not registered
  //~ 32 missing-service: Lane "fast" is not registered
}

/// The registration and the request have the same name in each case.
func chosenTwice(_ isSlow: Bool) throws {
  let container = ServiceContainer()
  try container.services.register(Queue.self, name: isSlow ? "slow" : "fast") { Queue() }
  let provider = try container.validated()
  _ = provider.resolveRequired(Queue.self, name: isSlow ? "slow" : "fast")
  if isSlow { _ = provider.resolveRequired(Queue.self, name: "slow") }
}

func chosenOnce(_ isSlow: Bool) throws {
  let container = ServiceContainer()
  try container.services.register(Queue.self, name: isSlow ? "slow" : "fast") { Queue() }
  let provider = try container.validated()
  _ = provider.resolveRequired(Queue.self, name: "slow")  //~ missing-service: Queue "slow" is not registered
}

enum Speed {
  case slow, fast, medium

  var name: ServiceName {
    switch self {
    case .slow: "slow"
    case .fast, .medium: "fast"
    }
  }
}

struct Runner {
  let provider: ServiceScope
  func run(_ speed: Speed) { print(provider.resolveRequired(Queue.self, name: speed.name)) }
  func runFast() { print(provider.resolveRequired(Queue.self, name: Speed.fast.name)) }
}

func soundSpeeds(_ speed: Speed) throws {
  let container = ServiceContainer()
  let services = try container.services
  for speed in [Speed.slow, .fast] { services.register(Queue.self, name: speed.name) { Queue() } }
  let runner = Runner(provider: try container.validated())
  runner.run(speed)
  runner.runFast()
}

struct OtherRunner {
  let provider: ServiceScope
  func run(_ speed: Speed) { print(provider.resolveRequired(Queue.self, name: speed.name)) }  //~ missing-service: Queue "slow" is not registered
}

func brokenSpeeds(_ speed: Speed) throws {
  let container = ServiceContainer()
  try container.services.register(Queue.self, name: "fast") { Queue() }
  OtherRunner(provider: try container.validated()).run(speed)
}

let names: [String: ServiceName] = ["x": "a", "y": "b"]

func soundTable(_ key: String) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Queue.self, name: "a") { Queue() }.register(Queue.self, name: "b") { Queue() }
  let provider = try container.validated()
  if let name = names[key] { print(provider.resolveRequired(Queue.self, name: name)) }
}

func brokenTable(_ key: String) throws {
  let container = ServiceContainer()
  try container.services.register(Queue.self, name: "a") { Queue() }
  let provider = try container.validated()
  if let name = names[key] { print(provider.resolveRequired(Queue.self, name: name)) }  //~ missing-service: Queue "b" is not registered
}

enum Quality: String, CaseIterable {
  case low, high

  var name: ServiceName { ServiceName(rawValue) }
}
struct Encoder: Sendable {}
struct Decoder: Sendable {}

func qualities(_ quality: Quality) throws {
  let container = ServiceContainer()
  let services = try container.services
  for quality in Quality.allCases { services.register(Decoder.self, name: quality.name) { Decoder() } }
  for quality in Quality.allCases where quality != .high {
    services.register(Encoder.self, name: quality.name) { Encoder() }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Decoder.self, name: quality.name))
  print(provider.resolveRequired(Encoder.self, name: quality.name))  //~ missing-service: Encoder "high" is not registered
}

/// The name is `nil` in one case, which requests the service without a name.
func optionalName(_ isNamed: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Queue.self) { Queue() }
  services.register(Queue.self, name: "a") { Queue() }
  let provider = try container.validated()
  print(provider.resolveRequired(Queue.self, name: isNamed ? "a" : nil))
}

func brokenOptionalName(_ isNamed: Bool) throws {
  let container = ServiceContainer()
  try container.services.register(Queue.self, name: "a") { Queue() }
  let provider = try container.validated()
  print(provider.resolveRequired(Queue.self, name: isNamed ? "a" : nil))  //~ missing-service: Queue is not registered
}

/// Only the running program determines one of the names.
struct Cache: Sendable {}

func unreadName(_ isNamed: Bool, _ text: String) throws {
  let container = ServiceContainer()
  try container.services.register(Cache.self, name: "a") { Cache() }.register(Cache.self, name: "c") { Cache() }
  let provider = try container.validated()
  print(provider.resolveRequired(Cache.self, name: isNamed ? "a" : ServiceName(text)))
}

/// Decorators and interceptors have names as well.
func decorated(_ isSlow: Bool) throws {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Queue.self, name: "slow") { Queue() }.register(Queue.self, name: "fast") { Queue() }
  services.decorate(Queue.self, name: isSlow ? "slow" : "fast") { queue in queue }
  let provider = try container.validated()
  print(provider.resolveRequired(Queue.self, name: isSlow ? "slow" : "fast"))
}
