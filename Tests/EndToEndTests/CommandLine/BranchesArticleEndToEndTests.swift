import Foundation
import Testing

/// The findings that the article "Read findings about branches" shows are those of its programs.
@Suite(.whereNotSanitized) struct BranchesArticleEndToEndTests {
  @Test func `the programs of the article have the findings that it shows`() async throws {
    let article = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("Sources/Furnish/Furnish.docc/FindingsInBranches.md"),
      encoding: .utf8)
    let shown = article.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let snippet = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("Snippets/Branches.swift"), encoding: .utf8)
    let workspace = try Workspace(["Sources/App/Branches.swift": snippet])
    let output = try await workspace.check()
    let found = output.standardOutput.split(separator: "\n").compactMap { line -> String? in
      if line.hasPrefix("note: ") { return String(line.dropFirst(6)) }
      guard let severity = line.range(of: ": (error|warning): ", options: .regularExpression) else { return nil }
      let message = line[severity.lowerBound...].dropFirst(2)
      return String(message.prefix(upTo: message.range(of: " [")?.lowerBound ?? message.endIndex))
    }
    #expect(found == shown)
    #expect(shown.count == 8)
  }
}
