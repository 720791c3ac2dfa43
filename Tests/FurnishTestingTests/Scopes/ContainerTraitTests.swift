import Furnish
import Testing

@testable import FurnishTesting

@Suite struct ContainerTraitTests {
  /// Runs code as the trait runs a test.
  private func run(
    _ trait: ContainerTrait, _ body: @escaping @Sendable (TestContainer) async throws -> Void
  ) async throws {
    try await trait.provideScope(for: try #require(Test.current), testCase: nil) {
      try await body(try TestContainer.current)
    }
  }

  @Test func `the container is started before the test and closed after it`() async throws {
    let log = Log<String>()
    let trait: ContainerTrait = .container { services in
      services.register(Vault.self, eager: true) { Vault(log, failure: nil) }
    }
    try await run(trait) { current in
      #expect(current.container.state == .ready)
      #expect(ServiceValues.current.provider?.resolve(Vault.self) != nil)
      #expect(log.entries == [])
    }
    #expect(log.entries == ["Vault"])
  }

  @Test func `the folder is removed with its content, also if the test throws`() async throws {
    let path = Log<String>()
    let trait: ContainerTrait = .container { services, folder in
      services.register(Diary.self, eager: true) { try Diary(path: folder.path("notes.txt")) }
    }
    await #expect(throws: NamedError(name: "test")) {
      try await run(trait) { current in
        path.append(current.folder.path)
        try Files.write(["a"], to: current.folder.path("other.txt"))
        #expect(Files.exists(current.folder.path("other.txt")))
        throw NamedError(name: "test")
      }
    }
    #expect(path.entries.count == 1)
    #expect(!Files.exists(path.entries[0]))
  }

  @Test func `an error of closing fails the test`() async throws {
    let trait: ContainerTrait = .container { services in
      services.register(Vault.self, eager: true) { Vault(Log(), failure: NamedError(name: "stuck")) }
    }
    let error = await #expect(throws: ClosingError.self) { try await run(trait) { _ in } }
    #expect(error?.errors.first as? NamedError == NamedError(name: "stuck"))
  }

  @Test func `wrong wiring fails the test before it runs`() async throws {
    let trait: ContainerTrait = .container { $0.register(Wallet.self, Wallet.init(holder:currency:)) }
    await #expect(throws: WiringError.self) { try await run(trait) { _ in Issue.record("It ran.") } }
  }

  @Test func `the error of a test without the trait names the trait`() {
    #expect(throws: MissingContainerError.self) { try TestContainer.current }
    #expect(
      MissingContainerError().description == """
        The container of the test was read, but the test has none.
          where: TestContainer.current
          fix:   give the test or its suite the trait `.container { services, folder in services.register(…) }`.
        """)
  }

  @Test func `a folder that cannot be created names its parent`() {
    #expect(
      TestFolderError(parent: "/nowhere", code: 2).description == """
        No temporary folder could be created: No such file or directory
          where: the trait container, in /nowhere
          fix:   set TMPDIR to a folder in which the test may write.
        """)
  }
}
