import Foundation
import Testing

/// The program itself, with its input from a pipe.
@Suite struct ProgramTests {
  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  private func run(_ input: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("primetime")
    process.arguments = arguments
    let (inPipe, outPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inPipe
    process.standardOutput = outPipe
    process.standardError = errorPipe
    try process.run()
    try inPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inPipe.fileHandleForWriting.close()
    let output = try outPipe.fileHandleForReading.readToEnd() ?? Data()
    let errors = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  @Test func pipedItShowsNoPromptAndEndsWithItsInput() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("primetime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try run("+\n+\n+\nnth\nadd 5\nsave\n", ["--folder", folder.path])
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("> "))
    #expect(outcome.output.contains("counter 1  3  the 3rd prime is 5\n"))
    let saved = try String(contentsOf: folder.appendingPathComponent("favorite-primes.json"), encoding: .utf8)
    #expect(saved == "[5]")
  }

  @Test(arguments: [
    (["--colour"], "\"--colour\" is no option.\n"),
    (["--folder"], "There is nothing after --folder.\n"),
    (["--service", "nowhere"], "\"nowhere\" is no address of a service.\n"),
  ])
  func argumentsThatMakeNoSenseAreRefused(arguments: [String], words: String) throws {
    let outcome = try run("", arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors == words + "usage: primetime [--folder <path>] [--service <address>]\n")
  }
}
