// Requests to scopes that code opens from the provider of a recipe.
enum RequestLevel: ScopeLevel { typealias Input = String }
enum AccountLevel: ScopeLevel {
  typealias Parent = RequestLevel
  typealias Input = Int
}
struct Principal: Sendable { init(name: String) {} }
struct Account: Sendable { init(number: Int) {} }
/// A singleton, whose provider is the root.
final class Worker: Sendable {
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func run() async throws {
    try await provider.withScope { scope in
      print(try await scope.require(Principal.self))  //~ outside-level: RequestLevel
    }
    try await provider.withScope(RequestLevel.self, "Ada") { scope in
      print(try await scope.require(Principal.self))
      print(try await scope.require(Account.self))  //~ outside-level: AccountLevel
      try await scope.withScope(AccountLevel.self, 1) { account in
        print(try await account.require(Account.self), try await account.require(Principal.self))
      }
    }
  }
}
final class Queue: Sendable {
  private let services: any ServiceProvider
  init(services: any ServiceProvider) { self.services = services }
  private func open() -> any ServiceProvider { services.makeScope() }
  private func open(_ name: String) -> any ServiceProvider { services.makeScope(RequestLevel.self, name) }
  func run() {
    let scope = services.makeScope()
    print(scope.resolveRequired(Principal.self))  //~ outside-level: RequestLevel
    print(open().resolveRequired(Principal.self))  //~ outside-level: RequestLevel
    let named = services.makeScope(RequestLevel.self, "Ada")
    print(named.resolveRequired(Principal.self), open("Ada").resolveRequired(Principal.self))
    print(named.makeScope().resolveRequired(Principal.self))
    print(open("Ada").resolveRequired(Account.self))  //~ outside-level: AccountLevel
  }
}
/// A service of a level, whose provider is a scope of this level.
final class Handler: Sendable {
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func run() async throws {
    try await provider.withScope { scope in print(try await scope.require(Principal.self)) }
    try await provider.withScope { scope in
      print(try await scope.require(Account.self))  //~ outside-level: AccountLevel
    }
  }
}
/// The level is that of the caller.
final class Opener: Sendable {
  private let provider: any ServiceProvider
  init(provider: any ServiceProvider) { self.provider = provider }
  func run<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) async throws {
    try await provider.withScope(level, input) { scope in print(try await scope.require(Principal.self)) }
    print(provider.makeScope(level, input).resolveRequired(Principal.self))
  }
}
struct Job: Sendable { let run: @Sendable () async throws -> Void }
struct OwnJob: Sendable { let principal: Principal }
let container = ServiceContainer()
try container.services
  .register(Principal.self, lifetime: .scoped(to: RequestLevel.self), Principal.init)
  .register(Account.self, lifetime: .scoped(to: AccountLevel.self), Account.init)
  .register(Worker.self) { provider in Worker(provider: provider) }
  .register(Queue.self) { provider in Queue(services: provider) }
  .register(Opener.self) { provider in Opener(provider: provider) }
  .register(Handler.self, lifetime: .scoped(to: RequestLevel.self)) { (provider: any ServiceProvider) in
    Handler(provider: provider)
  }
  .register(Job.self) { provider in
    Job {
      try await provider.withScope { scope in
        print(try await scope.require(Principal.self))  //~ outside-level: RequestLevel
      }
      try await provider.withScope(RequestLevel.self, "Ada") { scope in
        print(try await scope.require(Principal.self))
      }
    }
  }
  .register(OwnJob.self) { provider in
    print(provider.makeScope(RequestLevel.self, "Ada").resolveRequired(Principal.self))
    return OwnJob(
      principal: provider.makeScope().resolveRequired(Principal.self))  //~ outside-level: RequestLevel
  }
let provider = try container.validated()
try await provider.resolveRequired(Worker.self).run()
provider.resolveRequired(Queue.self).run()
try await provider.resolveRequired(Opener.self).run(RequestLevel.self, "Ada")
try await provider.resolveRequired(Job.self).run()
print(provider.resolveRequired(OwnJob.self))
let request = provider.makeScope(RequestLevel.self, "Ada")
try await request.resolveRequired(Handler.self).run()
let account = request.makeScope(AccountLevel.self, 1)
print(account.resolveRequired(Account.self))
