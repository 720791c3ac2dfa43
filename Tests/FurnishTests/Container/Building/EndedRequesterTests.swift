import Furnish
import Testing

private enum LanguageKey: ServiceKey {
  static var defaultValue: String { "en" }
  static var testValue: String { "en" }
}

extension ServiceValues {
  fileprivate var language: String {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }
}

/// A recipe that reads a value after the build which requested its instance was canceled and has ended: the value is
/// that of the override around the request, and the instance belongs to this override.
@Suite(.timeLimit(.minutes(60))) struct EndedRequesterTests {
  private final class Settings: Closeable, Sendable {
    let language = ServiceValues.current.language
    private let closed: Shared<[String]>

    init(closed: Shared<[String]>) { self.closed = closed }

    func close() { closed.withValue { $0.append(language) } }
  }

  private final class Page: Sendable {
    let settings: Settings
    init(settings: Settings) { self.settings = settings }
  }

  enum Requester: CaseIterable { case scoped, singleton, withProvider }

  /// A container whose recipe of settings waits at a gate, and then reads the language.
  private struct Program {
    let gate = TaskGate()
    let languages = Shared<[String]>([])
    let closed = Shared<[String]>([])
    let container = ServiceContainer()

    init(_ requester: Requester) throws {
      let services = try container.services
      services.register(Settings.self) { [gate, languages, closed] () async in
        await gate.pass()
        let settings = Settings(closed: closed)
        languages.withValue { $0.append(settings.language) }
        return settings
      }
      switch requester {
      case .scoped:
        services.register(Page.self, lifetime: .scoped) { (settings: Settings) async in Page(settings: settings) }
      case .singleton: services.register(Page.self) { (settings: Settings) async in Page(settings: settings) }
      case .withProvider:
        services.register(Page.self, lifetime: .scoped) { provider in
          Page(settings: try await provider.require(Settings.self))
        }
      }
      container.build()
    }

    /// Requests a page under an override of the language, cancels the request while the recipe of the settings waits,
    /// and lets that recipe end after the request.
    func cancelRequest() async throws {
      let provider = try container.provider
      let request = Task {
        try await withServices {
          $0.language = "fr"
        } operation: {
          try await provider.withScope { _ = try await $0.require(Page.self) }
        }
      }
      await gate.waitForArrivals(1)
      request.cancel()
      _ = await request.result
      await gate.open()
      while languages.value.isEmpty { await Task.yield() }
    }
  }

  @Test(arguments: Requester.allCases)
  func `a later request outside of the override has an instance of its own`(requester: Requester) async throws {
    let program = try Program(requester)
    try await program.cancelRequest()
    let settings = try await program.container.provider.require(Settings.self)
    #expect(settings.language == "en")
    #expect(program.languages.value == ["fr", "en"])
  }

  @Test(arguments: Requester.allCases)
  func `a later request inside of another override has an instance of its own`(requester: Requester) async throws {
    let program = try Program(requester)
    try await program.cancelRequest()
    let provider = try program.container.provider
    let language = try await withServices {
      $0.language = "de"
    } operation: {
      try await provider.withScope { try await $0.require(Page.self).settings.language }
    }
    #expect(language == "de")
    #expect(program.languages.value == ["fr", "de"])
  }

  @Test(arguments: Requester.allCases)
  func `the instance is closed once, with the override that has ended`(requester: Requester) async throws {
    let program = try Program(requester)
    try await program.cancelRequest()
    _ = try await program.container.provider.require(Settings.self)
    try await program.container.close()
    #expect(program.closed.value == ["fr", "en"])
  }
}
