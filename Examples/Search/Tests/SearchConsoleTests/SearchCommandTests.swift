import Foundation
import Furnish
import FurnishTesting
import SearchConsole
import SearchEngines
import Testing

@Suite struct SearchCommandTests {
  @Test func theWordsAfterTheActionAreTheQuery() throws {
    let command = try SearchCommand(["open", "swift", "language"])
    #expect(command.action == .open)
    #expect(command.query == "swift language")
    #expect(command.opener == nil)
  }

  @Test func optionsStandBeforeTheAction() throws {
    let command = try SearchCommand(["--open-with", "bing", "--engine", "http://localhost:1", "fetch", "--x"])
    #expect(command.opener == .bing)
    #expect(command.address == "http://localhost:1")
    #expect(command.query == "--x")
  }

  @Test(arguments: [
    ([], "Say what to do: open or fetch."), (["close", "x"], "Say what to do: open or fetch."),
    (["open"], "Say what to search for."), (["--open-with"], "--open-with needs a value."),
    (["--open-with", "altavista", "open", "x"], "'altavista' is no engine."),
    (["--engine", "nonsense", "open", "x"], "'nonsense' is no address."),
    (["--verbose", "yes", "open", "x"], "There is no option --verbose."),
  ])
  func whatMakesNoSenseIsRefused(words: [String], reason: String) {
    let refusal = #expect(throws: SearchCommand.Refusal.self) { try SearchCommand(words) }
    #expect(refusal?.description == reason)
  }

  @Test(.services { $0.fetchPage = PageFetcher { Data($0.absoluteString.utf8) } })
  func fetchingPrintsThePage() async throws {
    let printed = Printed()
    try await SearchCommand(["--engine", "http://here/s", "fetch", "swift"]).run { printed.append($0) }
    #expect(printed.all == ["http://here/s?q=swift"])
  }
}

/// What was printed.
///
/// `@unchecked Sendable`: `list` is guarded by `lock`.
final class Printed: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var all: [String] { lock.withLock { list } }

  func append(_ line: String) { lock.withLock { list.append(line) } }
}
