import Foundation
import Testing

@testable import RepositoryChecks

@Suite struct SnippetCheckTests {
  static let article = "Sources/Hello/Hello.docc/Hello.md"

  /// Returns the faults of documents that quote the output of a program, which is a script of the shell.
  private func outputFaults(
    _ quotes: [String: String], of script: String? = "printf 'one\\ntwo * [x]\\nthree\\n'"
  ) throws
    -> [String]
  {
    let documents = quotes.mapValues { "<!-- output of Snippets/Hello.swift -->\n```text\n\($0)\n```\n" }
    let tree = try TestRepository(documents.merging(["Snippets/Hello.swift": ""]) { $1 })
    if let script {
      try tree.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/Hello")
    }
    return tree.faults(of: SnippetCheck(programs: "\(tree.root)/bin"))
  }

  @Test(arguments: ["one\ntwo * [x]\nthree", "two * [x]"])
  func `any lines of the output pass`(quote: String) throws {
    #expect(try outputFaults(["README.md": quote, Self.article: quote]) == [])
  }

  @Test(arguments: ["two * [y]", "tw", "two *", "one\nthree"], ["README.md", article])
  func `other lines are reported with the output`(quote: String, document: String) throws {
    #expect(
      try outputFaults([document: quote]) == [
        "\(document):3: error: Snippets/Hello.swift prints something else: copy it from below\none\ntwo * [x]\nthree\n"
      ])
  }

  @Test func `a snippet that fails is reported`() throws {
    #expect(
      try outputFaults(["README.md": "one"], of: "echo one; exit 3") == [
        "Snippets/Hello.swift:1: error: it ended with 3: run the program and read its output"
      ])
  }

  @Test func `a snippet that is not built is reported`() throws {
    let faults = try outputFaults(["README.md": "one"], of: nil)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("Snippets/Hello.swift:1: error: its program cannot be run (") == true)
    #expect(faults.first?.hasSuffix("): build the package first") == true)
  }
}
