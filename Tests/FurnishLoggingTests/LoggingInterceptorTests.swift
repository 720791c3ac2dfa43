#if Logging
  import Furnish
  import FurnishLogging
  import InMemoryLogging
  import Logging
  import Testing

  @Suite struct LoggingInterceptorTests {
    @Test func aCallIsLoggedWithItsEndpointAndItsTime() throws {
      let (service, log) = Vault.logged()
      #expect(try service.open("swordfish") == 9)
      let entry = try #require(log.entries.first)
      #expect(log.entries.count == 1)
      #expect(entry.level == .info)
      #expect(entry.message == "A service was called")
      #expect(entry.metadata["endpoint"] == "Vault.open")
      #expect("\(entry.metadata["duration"] ?? "")".hasSuffix(" seconds"))
      #expect(Set(entry.metadata.keys) == ["endpoint", "duration"])
    }

    @Test func anErrorIsLoggedByItsTypeOnly() throws {
      let (service, log) = Vault.logged()
      #expect(throws: WrongWord.self) { try service.open("") }
      let entry = try #require(log.entries.first)
      #expect(entry.message == "A call of a service failed")
      #expect(entry.metadata["error"] == "WrongWord")
    }

    @Test func noArgumentReachesTheLogUnlessAskedFor() async throws {
      let (service, log) = Vault.logged()
      _ = try service.open("swordfish")
      _ = await service.close("swordfish")
      _ = try? service.open("")
      #expect(log.entries.count == 3)
      #expect(!"\(log.entries)".contains("swordfish"))
    }

    @Test func argumentsAreLoggedForWhoAsks() throws {
      let (service, log) = Vault.logged(revealing: .arguments)
      _ = try service.open("swordfish")
      #expect(log.entries.first?.metadata["arguments"] == .array(["word: swordfish"]))
    }

    @Test func whatAnErrorSaysIsLoggedForWhoAsks() {
      let (service, log) = Vault.logged(revealing: .errors)
      _ = try? service.open("")
      #expect(log.entries.first?.metadata["error"] == "not ''")
    }

    @Test func anAsynchronousCallIsLoggedWhenItEnds() async {
      let (service, log) = Vault.logged()
      #expect(await service.close("x"))
      #expect(log.entries.map { $0.metadata["endpoint"] } == ["Vault.close"])
    }

    @Test func aLevelThatTheLoggerLeavesOutCostsNoDescription() throws {
      let (service, log) = Vault.logged(level: .trace, revealing: .arguments)
      _ = try service.open("swordfish")
      #expect(log.entries.isEmpty)
    }
  }

  /// A service that conforms by hand: this package's macros are another module's business.
  struct Vault: Sendable {
    var open: @Sendable (_ word: String) throws -> Int = { word in
      if word.isEmpty { throw WrongWord(word: word) }
      return word.count
    }
    var close: @Sendable (_ word: String) async -> Bool = { _ in true }

    static func logged(
      level: Logger.Level = .info, revealing details: LoggingInterceptor.Details = []
    ) -> (Vault, InMemoryLogHandler) {
      let log = InMemoryLogHandler()
      let logger = Logger(label: "vault") { _ in log }
      return (Vault().logged(to: logger, level: level, revealing: details), log)
    }
  }

  struct WrongWord: Error, CustomStringConvertible {
    let word: String
    var description: String { "not '\(word)'" }
  }

  extension Vault: EndpointService {
    static var unimplemented: Self { Self() }

    static var serviceEndpoints: [ServiceEndpoint] {
      [
        ServiceEndpoint("open", of: "Vault", at: \Self.open, parameters: ["word"], throwing: (any Error).self),
        ServiceEndpoint("close", of: "Vault", at: \Self.close, parameters: ["word"], isAsync: true),
      ]
    }

    func intercepting(_ interceptor: any ServiceInterceptor) -> Self {
      let endpoints = Self.serviceEndpoints
      var service = self
      service.open = { word in
        try interceptor.intercept(ServiceCall(endpoints[0]) { [word] }) { () throws -> Int in try self.open(word) }
      }
      service.close = { word in
        await interceptor.intercept(ServiceCall(endpoints[1]) { [word] }) { () async -> Bool in
          await self.close(word)
        }
      }
      return service
    }
  }
#endif
