import Testing

@testable import RepositoryChecks

@Suite struct ArticleCheckTests {
  static let path = "Sources/Hello/Hello.docc/Hello.md"
  static let greeting =
    "<!-- Snippets/Hello.swift#greeting -->\n```swift\nif isMorning {\n\n  print(\"good morning\")\n}\n```\n"

  /// Returns the faults of an article beside one snippet with slices, one test and one example.
  private func articleFaults(_ article: String, at path: String = path) throws -> [String] {
    try faults(
      of: ArticleCheck(),
      in: [
        path: article,
        "Snippets/Hello.swift": """
        // Hidden.
        func hello() {
          // snippet.greeting
          if isMorning {

            print("good morning")
          }
          // snippet.end
          print("hidden")
        }
        // snippet.name
        let name = "you"
        // snippet.end

        """,
        "Tests/HelloTests.swift": "import Testing\n@Test func greets() {\n}\n",
        "Examples/Hello/Hello.swift": "// snippet.all\nlet hello = 1\n// snippet.end\n",
      ])
  }

  @Test(arguments: [
    greeting,
    "Words.\n\n<!-- Snippets/Hello.swift#name -->\n```swift\nlet name = \"you\"\n```\n\n" + greeting,
    "<!-- Tests/HelloTests.swift -->\n```swift\n@Test func greets() {\n}\n```\n",
    "<!-- Examples/Hello/Hello.swift#all -->\n```swift\nlet hello = 1\n```\n",
    "<!-- manifest -->\n```swift\n.package(path: \"x\")\n```\n```sh\nls\n```\n",
    "<!-- rule -->\n```swift\nlet a = 1\n```\n",
    "<!-- output of Snippets/Hello.swift -->\n```text\nhello\n```\n",
    "Words alone.\n",
  ])
  func `a correct article passes`(article: String) throws {
    #expect(try articleFaults(article) == [])
    #expect(try articleFaults(article, at: "AGENTS.md") == [])
  }

  @Test(arguments: [path, "AGENTS.md"])
  func `a program that differs from its slice is reported with the difference`(path: String) throws {
    #expect(
      try articleFaults(Self.greeting.replacing("good", with: "bad"), at: path) == [
        """
        \(path):3: error: this program is not Snippets/Hello.swift#greeting any more: copy one over the other
          line 3 of the source:   print("good morning")
          line 3 of the document:   print("bad morning")
        """
      ])
  }

  @Test(arguments: [
    (
      "\n\n", "\n",
      "this program is not Snippets/Hello.swift#greeting any more: copy one over the other\n  line 2 of the source: "
    ),
    (
      "#greeting", "#greet",
      "Snippets/Hello.swift has no slice 'greet': put it between `// snippet.greet` and `// snippet.end`"
    ),
    ("Hello", "Bye", "there is no Snippets/Bye.swift: correct the name above this block"),
  ])
  func `a faulty program is reported`(old: String, new: String, message: String) throws {
    #expect(try articleFaults(Self.greeting.replacing(old, with: new)) == ["\(Self.path):3: error: \(message)"])
  }

  @Test func `a slice is not the whole file`() throws {
    let faults = try articleFaults(Self.greeting.replacing("#greeting", with: ""))
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix("\(Self.path):3: error: this program is not Snippets/Hello.swift any more: ") == true)
  }

  @Test(arguments: [
    ("```swift\nlet a = 1\n```\n", 2),
    ("1. Look:\n   ```swift\n   let a = 1\n   ```\n", 3),
    ("<!-- Examples/Hello/Hello.swift -->\n```swift\nlet hello = 1\n```\n", 3),
    ("<!-- Sources/Hello.swift#a -->\n```swift\nlet hello = 1\n```\n", 3),
  ])
  func `a program without a source is reported`(article: String, line: Int) throws {
    #expect(
      try articleFaults(article) == [
        "\(Self.path):\(line): error: nothing compiles this program: put it into Snippets/ and <!-- Snippets/Name.swift#slice --> above it"
      ])
  }

  @Test(arguments: [
    ("Tests/HelloTests.swift", "this program is not a part of Tests/HelloTests.swift: copy one over the other"),
    ("Tests/ByeTests.swift", "there is no Tests/ByeTests.swift: correct the name above this block"),
    ("Tests/ByeTests.swift#a", "there is no Tests/ByeTests.swift: correct the name above this block"),
  ])
  func `a program that is in no test is reported`(test: String, message: String) throws {
    #expect(
      try articleFaults("<!-- \(test) -->\n```swift\n@Test func greet\n```\n") == [
        "\(Self.path):3: error: \(message)"
      ])
  }

  @Test(arguments: [
    ("", 2, "nothing prints this: name the snippet that does, by <!-- output of Snippets/Name.swift --> above it"),
    ("<!-- output of Snippets/Bye.swift -->\n", 3, "there is no Snippets/Bye.swift: correct the name above this block"),
  ])
  func `an output of no snippet is reported`(marker: String, line: Int, message: String) throws {
    #expect(try articleFaults(marker + "```text\nhello\n```\n") == ["\(Self.path):\(line): error: \(message)"])
  }
}
