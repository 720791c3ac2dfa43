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

  private func mentions(_ uses: String) -> Int? {
    FileFacts(
      """
      final class Page {
        private func share() { print(provider.resolveRequired(Share.self)) }
        \(uses)
      }
      """
    ).functions.first { $0.name == "share" }?.mentions
  }

  @Test func `words in comments and texts are no uses of a function`() {
    #expect(mentions("func show() { share(); print(\"share\", \"\\\"share\") } // share") == 1)
    #expect(mentions("let address = \"https://share\"; func show() { share() }") == 1)
  }

  @Test func `a name in an interpolation is a use, and so may be one in a text of several lines`() {
    #expect(mentions(##"func show() { print("\(share())", #"\#(share())"#, "a\n") }"##) == 2)
    #expect(mentions(##"func show() { print("\(a)", share(), "b") }"##) == 1)
    #expect(mentions("let text = \"\"\"\n// \\(share())\n\"\"\"; func show() { share() }") == 2)
    #expect(mentions("func show() { print(\"\"\"\n\"\"\"); share(\"a\") }") == 1)
  }

  @Test func `a quotation mark in a comment hides no use behind it`() {
    #expect(mentions("// 5\" wide\n func show() { share(\"a\") }") == 1)
  }
}
