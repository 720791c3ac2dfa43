import ExampleTestSupport
import Testing

/// The compiled program, whose standard input is a file.
@Suite struct ProgramTests {
  private func run(_ input: String, _ arguments: [String]) async throws -> ChildProcess.Ending {
    try await ChildProcess(ChildProcess.product("primetime"), arguments, input: input).ending()
  }

  @Test func `a program that reads a file shows no prompt and ends at the end of the file`() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run("+\n+\n+\nnth\nadd 5\nsave\n", ["--folder", folder.path("")])
    #expect(outcome.status == 0)
    #expect(!outcome.output.contains("> "))
    #expect(outcome.output.contains("counter 1  3  the 3rd prime is 5\n"))
    #expect(try folder.text("favorite-primes.json") == "[5]")
  }

  @Test(arguments: [
    (["--color"], "\"--color\" is no option.\n"),
    (["--folder"], "There is nothing after --folder.\n"),
    (["--service", "nowhere"], "\"nowhere\" is no address of a service.\n"),
  ])
  func `invalid arguments are refused`(arguments: [String], message: String) async throws {
    let outcome = try await run("", arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors == message + "usage: primetime [--folder <path>] [--service <address>]\n")
  }
}
