import Testing

@testable import RepositoryChecks

/// The words of this repository's list in Markdown and in scripts.
@Suite struct DocumentProseTests {
  @Test func `code, links, comments and addresses in Markdown pass`() throws {
    let text = """
      # Cache

      A `who` calls ``nobody``, see [the page](who.md) and <https://nobody.example>, or `a
      who`.

      <!-- who -->
      <!--
      who
      -->
      ```swift
      // somebody asked

      somebody waits
      ```

      | word | meaning |
      |---|---|
      | `asks` | requests |

      1. One item.

             let who = somebody
      """
    #expect(try foundWords(in: text, at: "README.md") == [])
  }

  @Test(arguments: [
    ("# Title\n\n```swift\nlet who = 1\n```\n\nText about `code`\nthat somebody reads.", "8: somebody"),
    ("# The page that nobody reads", "1: nobody"),
    ("| a | b |\n|---|---|\n| `who` | somebody |", "3: somebody"),
    ("1. One item\n   of somebody.", "2: somebody"),
  ])
  func `a word in Markdown is found at its line`(text: String, word: String) throws {
    #expect(try foundWords(in: text, at: "Documentation/Guide.md") == [word])
  }

  @Test(arguments: [
    ("#!/bin/bash\nrun  # nobody waits", "2: nobody"),
    ("#!/bin/bash\nrun <<<\"Words\"\n# nobody waits", "3: nobody"),
    ("#!/bin/bash\ncat <<END\n# somebody\nEND\n# nobody", "5: nobody"),
    ("#!/usr/bin/env python3\n\"\"\"Proves it.\n\nIt calls nobody.\n\"\"\"\nwho = 1", "4: nobody"),
    ("#!/usr/bin/env python3\ndef a():\n    \"\"\"Calls nobody.\"\"\"\n    who = 1", "3: nobody"),
  ])
  func `a word in a script is found at its line`(text: String, word: String) throws {
    #expect(try foundWords(in: text, at: "Scripts/run") == [word])
  }

  @Test func `strings and documents in a script pass`() throws {
    let script =
      "#!/bin/bash\n# Runs the program.\necho \"who # nobody\"  # plain\necho \"  # who\"\ncat <<END\n# somebody\nEND"
    #expect(try foundWords(in: script, at: "Scripts/run") == [])
  }

  @Test func `the prose of C has no raw identifiers`() throws {
    let source = "int a; // nobody\nchar *b = \"// who\";\n`who asks` // `who asks`\n"
    #expect(try foundWords(in: source, at: "Sources/A/a.c") == ["1: nobody"])
  }
}
