import FurnishGraph
import Testing

@testable import FurnishScanner

/// Variables that loops change: whether the source determines the results of their tests.
@Suite struct CountedInputTests {
  /// Returns the notes of the finding about a service that is registered if a count is greater than two.
  private func findingNotes(afterCounting loop: String) -> [String]? {
    let source = """
      import Furnish
      struct Watch: Sendable {}
      var count = 0
      \(loop)
      let container = ServiceContainer()
      if count > 2 { try container.services.register(Watch.self) { Watch() } }
      print(try container.validated().resolveRequired(Watch.self))
      """
    let file = SourceFile(path: "App/main.swift", module: "App", facts: FileFacts(source))
    return Program(files: [file]).judged(Program.Options()).findings.first { $0.rule == "missing-service" }?.notes
      .map(\.message)
  }

  private static let note = "The condition tests constants of the program, and its result was not determined."

  @Test(arguments: [
    "while let line = readLine() { print(line); count += 1 }",
    "while true { guard let line = readLine() else { break }; print(line); count += 1 }",
    "while true { switch readLine() { case \"more\": count += 1; default: print(\"done\") } }",
    "for argument in CommandLine.arguments { print(argument); count += 1 }",
  ])
  func `the test of a count is no test of constants if input decides how often the loop runs`(loop: String) throws {
    let notes = try #require(findingNotes(afterCounting: loop))
    #expect(!notes.contains(Self.note))
  }

  @Test func `the test of a count is a test of constants if constants decide how often the loop runs`() throws {
    let notes = try #require(findingNotes(afterCounting: "while count.description.count < 3 { count += 1 }"))
    #expect(notes.contains(Self.note))
  }
}
