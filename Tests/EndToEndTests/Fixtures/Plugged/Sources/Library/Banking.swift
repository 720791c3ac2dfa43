public import Furnish

public protocol Clock: Sendable {
  func hour() -> Int
}

public struct Accounts: Sendable {
  private let clock: any Clock

  public init(clock: any Clock) { self.clock = clock }

  public var areOpen: Bool { (9..<17).contains(clock.hour()) }
}

public struct Ledger: Sendable {
  private let accounts: Accounts

  public init(accounts: Accounts) { self.accounts = accounts }

  public var state: String { accounts.areOpen ? "open" : "closed" }
}

public struct Banking: ServiceModule {
  public init() {}

  public func register(in services: any ServiceCollection) {
    services
      .register(Accounts.self, Accounts.init(clock:))
      .register(Ledger.self, Ledger.init(accounts:))
  }
}
