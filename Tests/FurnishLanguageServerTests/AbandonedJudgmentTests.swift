import Synchronization
import Testing

@testable import FurnishLanguageServer

/// Edits that arrive while the program is judged.
@Suite struct AbandonedJudgmentTests {
  private let main = "Sources/App/main.swift"

  /// A program with so many requests that its judgment checks for edits before it ends.
  private let longProgram =
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

  @Test func `a judgment is abandoned after an edit, and the next one is completed`() throws {
    let editor = try TestEditor(FindingTests.files)
    try editor.open(main, longProgram)
    #expect(published(editor.session) == 0)
    #expect(editor.session.isUnsettled)
    try editor.replace(main, with: "\n" + longProgram)
    #expect(published(editor.session) == 1)
    #expect(!editor.session.isUnsettled)
  }

  @Test func `a request waits for the findings, even after an edit`() throws {
    let editor = try TestEditor(FindingTests.files)
    try editor.open(main, longProgram)
    _ = try editor.request("hover", at: main, 3, 14)
    #expect(!editor.session.isUnsettled)
  }
}
