struct Session: Sendable {}
struct Page: Sendable { init(_ session: Session) {} }
let isOn = CommandLine.arguments.contains("on")

func makeContainer() throws -> ServiceContainer {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }.register(Page.self, Page.init)
  return container
}

// The request follows the start.
func startFirst() async throws {
  let container = try makeContainer()
  try await container.start()
  print(try container.provider.resolveRequired(Page.self))
}

func requestFirst() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }.register(Page.self, Page.init)
  let provider = try container.validated()
  print(provider.resolveRequired(Page.self))  //~ async-in-sync: Session
  try await container.start()
}

// A request that waits creates the service as well.
func waitFirst() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self) { () async in Session() }
  let provider = try container.validated()
  print(try await provider.require(Session.self), provider.resolveRequired(Session.self))
}

func waitLater() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self) { () async in Session() }
  let provider = try container.validated()
  print(provider.resolveRequired(Session.self))  //~ async-in-sync: Session
  print(try await provider.require(Session.self))
}

// The start of another container creates nothing in this one.
func startOther() async throws {
  let (container, other) = (ServiceContainer(), ServiceContainer())
  try container.services.register(Session.self, eager: true) { () async in Session() }
  try other.services.register(Session.self, eager: true) { () async in Session() }
  try await other.start()
  print(try other.provider.resolveRequired(Session.self))
  print(try container.provider.resolveRequired(Session.self))  //~ async-in-sync: Session
}

func startInBranch() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }
  if isOn { try await container.start() }
  if isOn { print(try container.provider.resolveRequired(Session.self)) }
  print(try container.provider.resolveRequired(Session.self))  //~ async-in-sync: Session
}

func startInBothBranches() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }
  if isOn { try await container.start() } else { _ = try await container.provider.require(Session.self) }
  print(try container.provider.resolveRequired(Session.self))
}

// The test of a value that changes may state whether the container was started.
final class App {
  private let container = ServiceContainer()
  private var isReady = false
  func register() throws { try container.services.register(Session.self, eager: true) { () async in Session() } }
  func show() throws { if isReady { print(try container.provider.resolveRequired(Session.self)) } }
  func run() async throws {
    try register()
    try show()
    try await container.start()
    isReady = true
    try show()
  }
}

final class Tool {
  private let container = ServiceContainer()
  func register() throws { try container.services.register(Session.self, eager: true) { () async in Session() } }
  func show() throws { print(try container.provider.resolveRequired(Session.self)) }  //~ async-in-sync: Session
  func run() async throws {
    try register()
    try show()
    try await container.start()
  }
}

// Closures run where code calls them.
func startInClosure() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }
  let show = { print(try container.provider.resolveRequired(Session.self)) }
  try await Task { try await container.start() }.value
  try show()
}

func requestInClosure() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }
  let show = { print(try container.provider.resolveRequired(Session.self)) }  //~ async-in-sync: Session
  try show()
  try await container.start()
}

// The program handles the error.
func tryFirst() async throws {
  let container = ServiceContainer()
  try container.services.register(Session.self, eager: true) { () async in Session() }
  print((try? container.provider.resolve(Session.self)) as Any)
  try await container.start()
}

try await startFirst()
try await requestFirst()
try await waitFirst()
try await waitLater()
try await startOther()
try await startInBranch()
try await startInBothBranches()
try await App().run()
try await Tool().run()
try await startInClosure()
try await requestInClosure()
try await tryFirst()
