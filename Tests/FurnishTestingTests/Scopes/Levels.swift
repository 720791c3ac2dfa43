import Furnish
import FurnishTesting
import Testing

enum Account: ScopeLevel { typealias Input = Holder }
enum Transfer: ScopeLevel { typealias Parent = Account }

struct Holder: Sendable {
  let name: String

  init(name: String) { self.name = name }

  init(noting log: Log<String>) {
    name = "noted"
    log.append("created")
  }
}

struct Currency: Sendable { let name: String }

final class Wallet: Sendable {
  let holder: Holder
  let currency: Currency

  init(holder: Holder, currency: Currency) {
    self.holder = holder
    self.currency = currency
  }
}

final class Receipt: Sendable {
  let wallet: Wallet
  init(wallet: Wallet) { self.wallet = wallet }
}

struct Reader {
  @Injected var wallet: Wallet
}

struct NamedError: Error, Equatable { let name: String }

/// A service of the level `Account` that logs its closing.
final class Vault: Closeable, Sendable {
  let log: Log<String>
  let failure: NamedError?

  init(_ log: Log<String>, failure: NamedError?) {
    self.log = log
    self.failure = failure
  }

  func close() throws {
    log.append("Vault")
    if let failure { throw failure }
  }
}

/// A service of the level `Transfer` that logs its closing.
final class Stamp: Closeable, Sendable {
  let log: Log<String>
  init(_ log: Log<String>) { self.log = log }
  func close() { log.append("Stamp") }
}

/// The wallets that the cases have received: no two cases may receive the same one.
actor Wallets {
  static let shared = Wallets()
  private var wallets: [Wallet] = []

  func isNew(_ wallet: Wallet) -> Bool {
    defer { wallets.append(wallet) }
    return !wallets.contains { $0 === wallet }
  }
}

@Sendable func registerLevels(_ services: any ServiceCollection) {
  services
    .register(Currency.self) { Currency(name: "euro") }
    .register(Wallet.self, lifetime: .scoped(to: Account.self), Wallet.init(holder:currency:))
    .register(Receipt.self, lifetime: .scoped(to: Transfer.self), Receipt.init(wallet:))
}

/// Runs `body` with a container whose services log their closing.
nonisolated(nonsending) func inProvider(
  _ log: Log<String>, failure: NamedError? = nil, _ body: nonisolated(nonsending) () async throws -> Void
) async throws {
  let container = ServiceContainer()
  try container.services
    .register(Vault.self, lifetime: .scoped(to: Account.self)) { Vault(log, failure: failure) }
    .register(Stamp.self, lifetime: .scoped(to: Transfer.self)) { Stamp(log) }
  let provider = try container.validated()
  try await withServices {
    $0.provider = provider
  } operation: {
    try await body()
  }
  try await container.close()
}

extension ScopeTrait {
  /// Runs `body` as a case of the running test, as Swift Testing would.
  nonisolated(nonsending) func run(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await provideScope(for: try #require(Test.current), testCase: nil, performing: body)
  }
}
