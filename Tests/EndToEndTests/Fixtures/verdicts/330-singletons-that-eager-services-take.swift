struct Session: Sendable {}
struct Page: Sendable { init(_ session: Session) {} }
struct Warm: Sendable { init(_ session: Session) {} }
struct Probe: Sendable { init(_ provider: any ServiceProvider) {} }
struct Feed: Sendable { init(_ session: Lazy<Session>) {} }

// `start()` awaits the session for the eager services, which are transient or synchronous.
func startWithTransient() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self) { () async in Session() }
    .register(Warm.self, lifetime: .transient, eager: true) { Warm($0) }
    .register(Page.self, Page.init)
    .register(Feed.self) { (session: Lazy<Session>) async in Feed(session) }
  let provider = try container.validated()
  try await container.start()
  print(provider.resolveRequired(Session.self), provider.resolveRequired(Page.self))
  print(provider.resolveRequired(Warm.self), try await provider.require(Feed.self))
}

func startWithSingleton() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self) { () async in Session() }
    .register(Warm.self, eager: true, Warm.init)
  let provider = try container.validated()
  try await container.start()
  print(provider.resolveRequired(Session.self), provider.resolveRequired(Warm.self))
}

func startWithProvider() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self) { () async in Session() }
    .register(Warm.self, lifetime: .transient, eager: true) { (provider: any ServiceProvider) async throws in
      Warm(try await provider.require(Session.self))
    }
  let provider = try container.validated()
  try await container.start()
  print(provider.resolveRequired(Session.self), try await provider.require(Warm.self))
}

// The container awaits nothing that a synchronous recipe requests from its provider.
func startWithRequest() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self) { () async in Session() }
    .register(Warm.self, lifetime: .transient, eager: true) { provider in  //~ async-in-sync: Session
      Warm(provider.resolveRequired(Session.self))
    }
  let provider = try container.validated()
  try await container.start()
  print(provider.resolveRequired(Warm.self))
}

// A transient session is created again.
func startWithoutSharing() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self, lifetime: .transient) { () async in Session() }
    .register(Warm.self, eager: true) { (session: Session) async in Warm(session) }
  let provider = try container.validated()
  try await container.start()
  print(provider.resolveRequired(Session.self), provider.resolveRequired(Warm.self))  //~ async-in-sync: Session
}

// The eager service requests the session later.
func startWithLazy() async throws {
  let container = ServiceContainer()
  try container.services
    .register(Session.self) { () async in Session() }
    .register(Feed.self, lifetime: .transient, eager: true) { (session: Lazy<Session>) in Feed(session) }  //~ async-in-sync: Session
  let provider = try container.validated()
  try await container.start()
  print(provider.resolveRequired(Feed.self))
}

try await startWithTransient()
try await startWithSingleton()
try await startWithProvider()
try await startWithRequest()
try await startWithoutSharing()
try await startWithLazy()
