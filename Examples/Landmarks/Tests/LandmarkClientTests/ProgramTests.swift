import ExampleTestSupport
import LandmarkServices
import Testing

/// The real client, against the real server.
@Suite(.timeLimit(.minutes(60))) struct ProgramTests {
  private let server: RealServer

  init() async throws { server = try await RealServer() }

  private func run(_ arguments: String...) async throws -> ChildProcess.Ending {
    try await Client.run(arguments + ["--server", server.address])
  }

  @Test func `a list has a line for each landmark`() async throws {
    let ending = try await run("list")
    #expect(ending.status == 0)
    #expect(ending.errors == "")
    let identifiers = ending.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(identifiers == LandmarkDataSet.all.map { $0.id[...] })
  }

  @Test func `a list of a category has only its landmarks`() async throws {
    let ending = try await run("list", "--category", "towers")
    let towers = LandmarkDataSet.all.filter { $0.category == .towers }
    let lines = ending.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == towers.map { $0.id[...] })
    let eiffel = try #require(lines.first { $0.hasPrefix("eiffel-tower ") })
    #expect(eiffel.contains("  Eiffel Tower  "))
    #expect(eiffel.hasSuffix("  1889"))
  }

  @Test func `the option --progress reports each state of the loading`() async throws {
    let ending = try await run("list", "--progress")
    #expect(ending.errors == "landmarks: loading\nlandmarks: loaded \(LandmarkDataSet.all.count)\n")
  }

  @Test func `a landmark is shown`() async throws {
    let petra = try #require(LandmarkDataSet.all.first { $0.id == "petra" })
    let output = """
      Petra
      Ancient sites, Jordan, \(petra.writtenYear)
      \(petra.writtenPosition)
      \(petra.summary)

      """
    #expect(try await run("show", "petra") == .init(status: 0, output: output, errors: ""))
  }

  @Test func `an unknown landmark is reported in one line`() async throws {
    let errors = "landmarks: The server has no landmark 'atlantis'. `landmarks list` prints all landmarks.\n"
    #expect(try await run("show", "atlantis") == .init(status: 1, output: "", errors: errors))
  }
}
