import Furnish
import FurnishObservability
import InMemoryLogging
import Logging
import Testing

@Suite struct LoggingInterceptorTests {
  @Test func `a call is logged with its endpoint and its duration`() throws {
    let (service, log) = Vault.logged()
    #expect(try service.open("password") == 8)
    let entry = try #require(log.entries.first)
    #expect(log.entries.count == 1)
    #expect(entry.level == .info)
    #expect(entry.message == "A service was called")
    #expect(entry.metadata["endpoint"] == "Vault.open")
    #expect("\(entry.metadata["duration"] ?? "")".hasSuffix(" seconds"))
    #expect(Set(entry.metadata.keys) == ["endpoint", "duration"])
  }

  @Test func `an error is logged by its type only`() throws {
    let (service, log) = Vault.logged()
    #expect(throws: WrongWord.self) { try service.open("") }
    let entry = try #require(log.entries.first)
    #expect(entry.message == "A call of a service failed")
    #expect(entry.metadata["error"] == "WrongWord")
  }

  @Test func `no argument reaches the log unless it is requested`() async throws {
    let (service, log) = Vault.logged()
    _ = try? service.open(Vault.secret)
    _ = await service.close(Vault.secret)
    #expect(log.entries.count == 2)
    #expect(!"\(log.entries)".contains(Vault.secret))
  }

  @Test func `arguments are logged if they are requested`() throws {
    let (service, log) = Vault.logged(revealing: .arguments)
    _ = try service.open("sesame")
    #expect(log.entries.first?.metadata["arguments"] == .array(["word: sesame"]))
  }

  @Test func `the text of an error is logged if it is requested`() {
    let (service, log) = Vault.logged(revealing: .errors)
    _ = try? service.open("")
    #expect(log.entries.first?.metadata["error"] == "not ''")
  }

  @Test func `an asynchronous call is logged when it ends`() async {
    let (service, log) = Vault.logged()
    #expect(await service.close("x"))
    #expect(log.entries.map { $0.metadata["endpoint"] } == ["Vault.close"])
  }

  @Test func `a call is not logged if the logger leaves out its level`() throws {
    let (service, log) = Vault.logged(level: .trace, revealing: .arguments)
    _ = try service.open("sesame")
    #expect(log.entries.isEmpty)
  }
}

extension Vault {
  static func logged(
    level: Logger.Level = .info, revealing details: CallDetails = []
  ) -> (Vault, InMemoryLogHandler) {
    let log = InMemoryLogHandler()
    let logger = Logger(label: "vault") { _ in log }
    return (Vault().logged(to: logger, level: level, revealing: details), log)
  }
}
