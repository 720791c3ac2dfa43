import Testing

@testable import FurnishScanner

/// The properties that the facts of a file report as unread.
@Suite struct NameCountsTests {
  private func unread(_ text: String) -> [String] { FileFacts(text).variables.filter(\.isUnread).map(\.name) }

  @Test func `a private property with a wrapper is unread if its file names it nowhere else`() {
    let text = """
      final class Page {
        @Resolved private var log: Log
        @Resolved private var clock: Clock
        @Resolved private var cache: Cache
        @Resolved private var `default`: Theme
        @Resolved private var theme: Theme
        @Resolved private var name: String
        @Resolved private var `extension`: Int
        @Resolved var open: Int
        private var plain: Int
        func show() { print(log, $clock, _cache, self.default, `theme`, file_name, names) }
      }
      """
    #expect(unread(text) == ["name", "extension"])
  }
}
