import Furnish
import FurnishTesting
import Testing

@Suite(.provider(registerLevels), .scope(Account.self, Holder(name: "suite")))
struct ScopeTraitTests {
  @Test func `the scope of a suite is in force in its tests`() {
    #expect(ServiceValues.current.provider?.resolve(Holder.self)?.name == "suite")
    #expect(Reader().wallet.holder.name == "suite")
    let isSame = Reader().wallet === Reader().wallet
    #expect(isSame)
  }

  @Test(.scope(Transfer.self)) func `a test opens an inner level in the scope of its suite`() {
    #expect(Reader().wallet.holder.name == "suite")
    #expect(ServiceValues.current.provider?.resolve(Receipt.self)?.wallet.holder.name == "suite")
  }

  @Test(.provider { $0.register(Currency.self) { Currency(name: "franc") } })
  func `a provider trait inside a scope overrides services of the scope`() {
    #expect(Reader().wallet.currency.name == "franc")
    #expect(Reader().wallet.holder.name == "suite")
  }

  @Test(.scope(Transfer.self), .provider { $0.register(Currency.self) { Currency(name: "franc") } })
  func `a provider trait inside an inner scope overrides services of the outer one`() {
    #expect(ServiceValues.current.provider?.resolve(Receipt.self)?.wallet.currency.name == "franc")
  }

  @Test(arguments: 0..<4) func `each case has a scope of its own`(case: Int) async {
    #expect(await Wallets.shared.isNew(Reader().wallet))
  }

  @Suite struct WithoutATrait {
    @Test func `a nested suite inherits the scope`() { #expect(Reader().wallet.holder.name == "suite") }
  }

  @Suite(.scope(Transfer.self)) struct Nested {
    @Test func `a nested suite opens an inner level`() {
      #expect(ServiceValues.current.provider?.resolve(Receipt.self)?.wallet.holder.name == "suite")
    }
  }
}

/// The end of the scope of a trait, in tests that run the trait themselves.
@Suite(.services) struct ScopeTraitEndTests {
  @Test func `the scope is closed when the test ends, inner levels first`() async throws {
    let log = Log<String>()
    try await inProvider(log) {
      try await ScopeTrait.scope(Account.self, Holder(name: "Ada")).run {
        _ = ServiceValues.current.provider?.resolveRequired(Vault.self)
        try await ScopeTrait.scope(Transfer.self).run {
          _ = ServiceValues.current.provider?.resolveRequired(Stamp.self)
        }
        #expect(log.entries == ["Stamp"])
      }
      #expect(log.entries == ["Stamp", "Vault"])
    }
  }

  @Test func `the scope is closed when the test throws, and the error is rethrown`() async throws {
    let log = Log<String>()
    try await inProvider(log) {
      await #expect(throws: NamedError(name: "test")) {
        try await ScopeTrait.scope(Account.self, Holder(name: "Ada")).run {
          _ = ServiceValues.current.provider?.resolveRequired(Vault.self)
          throw NamedError(name: "test")
        }
      }
    }
    #expect(log.entries == ["Vault"])
  }

  @Test func `a service that cannot be closed fails the test`() async throws {
    try await inProvider(Log(), failure: NamedError(name: "vault")) {
      let error = await #expect(throws: ClosingError.self) {
        try await ScopeTrait.scope(Account.self, Holder(name: "Ada")).run {
          _ = ServiceValues.current.provider?.resolveRequired(Vault.self)
        }
      }
      #expect(error?.errors.map { $0 as? NamedError } == [NamedError(name: "vault")])
    }
  }

  @Test func `the input is evaluated once for each case`() async throws {
    let log = Log<String>()
    let trait = ScopeTrait.scope(Account.self, Holder(noting: log))
    #expect(log.entries == [])
    try await inProvider(Log()) {
      for _ in 0..<3 { try await trait.run {} }
    }
    #expect(log.entries.count == 3)
  }

  @Test func `a test without a provider fails with an error that names the trait`() async throws {
    let test = try #require(Test.current)
    await confirmation(expectedCount: 0) { ran in
      let error = await #expect(throws: (any Error).self) {
        try await ScopeTrait.scope(Account.self, Holder(name: "Ada")).run { ran() }
      }
      #expect(
        error.map { "\($0)" } == """
          A scope of Account was to be opened, but no provider is in force.
            where: the trait scope of \(test.displayName ?? test.name), \
          at FurnishTestingTests/ScopeTraitTests.swift:\(test.sourceLocation.line)
            fix:   set a provider first, in a trait of the suite or in one that precedes this one: \
          `.provider { $0.register(…) }`.
          """)
    }
  }
}
