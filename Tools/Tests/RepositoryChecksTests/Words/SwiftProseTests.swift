import Testing

@testable import RepositoryChecks

/// The words of this repository's list in the comments and names of Swift files.
@Suite struct SwiftProseTests {
  @Test func `plain text, code and strings pass`() throws {
    let source = ##"""
      // The cache retains every entry, so a lookup takes no lock.
      import Testing

      /// A cache of pages.
      ///
      /// It stores pages by their address:
      ///
      /// ```swift
      /// let who = nobody.asks(for: behaviour)  // somebody
      /// ```
      ///
      /// - Parameter asked: The greatest number of pages.
      public struct Cache {  // one for each request
        // MARK: who
        let who = "nobody asks \(who("// somebody"))"
        let text = """
          // Nobody knows, "he" said.
          """
        let raw = #"nobody \#(who) says "so""#
        /// Whether the page is stored.
        private var isCancelled = false
        /* A block comment, /* nested */ and plain. */
        func `the cache is empty`() { `who`() }
      }
      """##
    #expect(try foundWords(in: source) == [])
  }

  @Test(arguments: [
    ("let a = 1\n// Waits until\n// somebody reads it.", "3: somebody"),
    ("/// Resumes\n/// who waits.\nlet a = 1", "2: who"),
    ("let a = 1  // nobody reads it", "1: nobody"),
    ("/* One\n   cache is asked. */", "2: asked"),
    ("/*\n * One\n * cache is asked.\n */", "3: asked"),
    ("let a = \"x \\(b(\"y\")) z\"\n// The instance is handed on.", "2: handed"),
    ("let a = \"\"\"\n  // who\n  \"\"\"\n// The page is worth it.", "4: worth"),
    ("// The text stands in the file.", "1: stands"),
    ("// A door of the program.", "1: door"),
    ("/// What the cache stores.\nlet a = 1", "1: What"),
    ("/// Stores a page.\n///\n/// - Parameter page: What it stores.\nfunc a() {}", "3: What"),
    ("/// Whether it is stored.\n@available(*, deprecated)\npublic var a = true", "1: Whether"),
    ("/// The page at an address.\nfunc page() {}", "1: The"),
    (
      "struct A {\n  /// Whether it is stored.\n  @discardableResult\n  private static func a() -> Bool {}\n}",
      "2: Whether"
    ),
    ("/// The page.\n@Test(\n  arguments: [1])\nfunc page() {}", "1: The"),
    ("struct A {\n  /// The empty page.\n  package convenience init?(_ a: Int) {}\n}", "2: The"),
    ("func `nobody reads the page`() {}", "1: nobody"),
  ])
  func `a word is found at its line`(source: String, word: String) throws {
    #expect(Set(try foundWords(in: source)) == [word])
  }

  @Test(arguments: [
    "// It stands for a page, as a stand-in.",
    "struct A {\n  /// - Parameter a: The page.\n  init(_ a: Int) {}\n  /// Returns it.\n  ///\n  /// The rest.\n  func b() {}\n}",
    "/// The page.\nlet page = 1\nfunc a() {}\n/// Whether it is stored.\nvar isStored = { func a() {} }",
    "/// The page.\n// swift-format-ignore: somebody\nlet a = 1",
    "let a = #/ \" // /# \"// who\"",
    "let a = 1  // there is\n// none of them",
  ])
  func `a plain text passes`(source: String) throws {
    #expect(try foundWords(in: source) == [])
  }

  @Test func `spelling is American`() throws {
    #expect(try foundWords(in: "// The behaviour of a cancelled task.") == ["1: behaviour", "1: cancelled"])
  }
}
