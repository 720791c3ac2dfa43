// Requests in loops that run until the task is canceled.
struct Mailer: Sendable {}
struct Sender: Sendable {}
struct Printer: Sendable {}
struct Clerk: Sendable {}
struct Porter: Sendable {}
final class Worker: Sendable {
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func loop() async throws {
    while !Task.isCancelled { try await drain() }
  }
  private func drain() async throws {
    print(try await provider.require(Mailer.self))  //~ missing-service: Mailer is not registered
  }
  func leave() async throws {
    while true {
      guard !Task.isCancelled else { break }
      print(try await provider.require(Sender.self))  //~ missing-service: Sender is not registered
    }
  }
  func check() async throws {
    if Task.isCancelled { return }
    print(try await provider.require(Printer.self))  //~ missing-service: Printer is not registered
  }
  // The test of the other value may always agree with the registration.
  func test(_ hasClerk: Bool) async throws {
    while !Task.isCancelled && hasClerk {
      print(try await provider.require(Clerk.self))  //~ warning missing-service: Clerk is not registered
    }
  }
  func sound() async throws {
    while !Task.isCancelled { print(try await provider.require(Porter.self)) }
  }
}
func start(hasMail: Bool, hasClerk: Bool) async throws {
  let container = ServiceContainer()
  if hasMail {
    try container.services
      .register(Mailer.self) { Mailer() }.register(Sender.self) { Sender() }.register(Printer.self) { Printer() }
      .register(Clerk.self) { Clerk() }
  }
  try container.services
    .register(Porter.self) { Porter() }
    .register(Worker.self) { provider in Worker(provider: provider) }
  let worker = try container.validated().resolveRequired(Worker.self)
  try await worker.loop()
  try await worker.leave()
  try await worker.check()
  try await worker.test(hasClerk)
  try await worker.sound()
}
try await start(
  hasMail: CommandLine.arguments.contains("-m"), hasClerk: CommandLine.arguments.contains("-c"))
