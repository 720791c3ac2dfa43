import Synchronization
import Testing

@testable import FurnishLanguageServer

/// Edits that arrive while the program is judged.
@Suite struct AbandonedJudgmentTests {
  private let main = "Sources/App/main.swift"

  /// So many requests that the judgment polls for edits while it reads them.
  private let long =
    FindingTests.main + String(repeating: "_ = provider.resolveRequired(Page.self)\n", count: 400)

  /// Returns the number of files whose findings are published by a judgment during which an edit arrives.
  private func published(_ session: LanguageSession) -> Int {
    let calls = Calls()
    return session.settle { calls.next() > 1 }.count
  }

  private final class Calls: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
  }

  @Test func `a judgment that an edit makes out of date is abandoned, and the one after it is not`() throws {
    let editor = try TestEditor(FindingTests.files)
    try editor.open(main, long)
    #expect(published(editor.session) == 0)
    #expect(editor.session.isUnsettled)
    try editor.replace(main, with: "\n" + long)
    #expect(published(editor.session) == 1)
    #expect(!editor.session.isUnsettled)
  }

  @Test func `a question waits for the findings, whatever is edited`() throws {
    let editor = try TestEditor(FindingTests.files)
    try editor.open(main, long)
    _ = try editor.ask("hover", at: main, 3, 14)
    #expect(!editor.session.isUnsettled)
  }
}
