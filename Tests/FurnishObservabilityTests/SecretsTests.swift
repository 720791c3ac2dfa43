import Foundation
import Furnish
import FurnishObservability
import FurnishReports
import FurnishTesting
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Tracing

/// A secret in every place where a program may have one. Furnish must not write it into logs, spans, metrics, pictures,
/// graphs or explanations, or into an error that contains it redacted.
@Suite struct SecretsTests {
  private let container = ServiceContainer()
  private let log = InMemoryLogHandler()
  private let metrics = TestMetrics()
  private let tracer = InMemoryTracer()

  /// A service whose `close()` throws an error with the secret in its text.
  private final class Safe: Closeable, Sendable {
    let word: Redacted<String>
    init(word: Redacted<String>) { self.word = word }
    func close() throws { throw WrongWord(word: word.revealed) }
  }

  private struct Alarm: Sendable {}
  private struct Siren: Sendable {}

  private struct Refused: Error { let word: Redacted<String> }

  private var logger: Logger { Logger(label: "secrets") { [log] _ in log } }

  /// Builds a container in which the secret is an instance, an argument and a part of errors.
  private func start() throws -> ServiceScope {
    container.observe(with: .logging(to: logger, level: .info))
    container.observe(with: .measuring(in: metrics))
    container.observe(with: .tracing(with: tracer))
    try container.services
      .register(Redacted<String>.self, instance: Redacted(Vault.secret))
      .register(Safe.self, Safe.init(word:))
      .register(Vault.self) { Vault() }
      .register(Alarm.self) { (word: Redacted<String>) throws -> Alarm in throw WrongWord(word: word.revealed) }
      .register(Siren.self) { (word: Redacted<String>) throws -> Siren in throw Refused(word: word) }
      .register([Alarm].self) { (alarm: Alarm) in [alarm] }
      .intercept(
        Vault.self, by: .logged(to: logger, revealing: .arguments), .measured(in: metrics),
        .traced(with: tracer, revealing: .arguments)
      )
      .intercept(Vault.self, name: "quiet", by: .logged(to: logger), .measured(in: metrics), .traced(with: tracer))
      .register(Vault.self, name: "quiet") { Vault() }
    return try container.validated()
  }

  /// Calls and resolves every service that may reveal the secret.
  ///
  /// - Returns: The errors whose text reveals the secret, and those that contain it redacted.
  private func use(_ provider: ServiceScope) async throws -> (revealing: [any Error], redacted: [any Error]) {
    // A redacted argument is not revealed, even where arguments are.
    try? await provider.require(Vault.self).unlock(Redacted(Vault.secret))
    // Interceptors without the option `.arguments` reveal no argument.
    let quiet = try await provider.require(Vault.self, name: "quiet")
    _ = await quiet.close(Vault.secret)
    _ = try? quiet.open(Vault.secret)
    _ = try await provider.require(Safe.self)
    var errors: [any Error] = []
    do { _ = try await provider.require([Alarm].self) } catch { errors.append(error) }
    do { _ = try await provider.makeScope().require(Alarm.self) } catch { errors.append(error) }
    var redacted: [any Error] = []
    do { _ = try await provider.require(Siren.self) } catch { redacted.append(error) }
    do { try await container.close() } catch { errors.append(error) }
    return (errors, redacted)
  }

  @Test func `Furnish writes no secret`() async throws {
    let provider = try start()
    let live = LiveInstances()
    container.observe(with: live)
    let explanations = [
      "\(provider.explain(Safe.self))", "\(provider.explain(Alarm.self))", "\(provider.explain(Redacted<String>.self))",
    ]
    let errors = try await use(provider)
    #expect(errors.revealing.count == 3 && errors.redacted.count == 1)
    let report = GraphReport(container.graph, title: "Secrets")
    let texts: [String: [String]] = [
      "log": log.entries.map { "\($0)" },
      "span": tracer.finishedSpans.map(text),
      "metric": metrics.timers.map { "\($0.label) \($0.dimensions)" },
      "picture": GraphReport.Format.allCases.map(report.rendered),
      "graph": [String(decoding: try JSONEncoder().encode(container.graph), as: UTF8.self)],
      "error": errors.redacted.map { "\($0)" },
      "explanation": explanations + ["\(provider.explain(Safe.self))"],
      "live": live.instances.map { "\($0)" },
    ]
    for (kind, texts) in texts {
      #expect(!texts.isEmpty || kind == "live", "nothing was written: \(kind)")
      for text in texts { #expect(!text.contains(Vault.secret), "\(kind): \(text)") }
    }
    // The texts are those of the calls and errors above.
    #expect(texts["log"]!.joined().contains("<redacted>"))
    #expect(texts["span"]!.joined().contains("<redacted>"))
    #expect(texts["error"]!.joined().contains("Refused(word: <redacted>)"))
    #expect(texts["picture"]!.allSatisfy { $0.contains("Alarm") })
    #expect(texts["metric"]!.joined(separator: "\n").contains("unlock"))
  }

  @Test func `the secret is found in errors that reveal it`() async throws {
    let errors = try await use(start())
    for error in errors.revealing { #expect("\(error)".contains(Vault.secret)) }
  }
}
