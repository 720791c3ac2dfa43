import Testing

/// The context of a program.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct ContextEndToEndTests {
  @Test func `a program has the live context`() async throws {
    let output = try await run(Fixture.Build.debugProgram.value, ["greet"])
    #expect(output.standardOutput == "live\n")
    #expect(output.standardError == "")
  }

  @Test(arguments: ["live", "preview", "test"])
  func `the environment variable chooses the context`(context: String) async throws {
    let output = try await run(
      Fixture.Build.debugProgram.value, ["greet"], variables: ["FURNISH_CONTEXT": context])
    #expect(output.succeeded)
    #expect(output.standardOutput == "\(context)\n")
    #expect(output.standardError == "")
  }

  @Test func `a preview of Xcode has the preview context`() async throws {
    let output = try await run(
      Fixture.Build.debugProgram.value, ["greet"], variables: ["XCODE_RUNNING_FOR_PREVIEWS": "1"])
    #expect(output.standardOutput == "preview\n")
  }

  @Test(arguments: ["debug", "release"])
  func `an unknown context ends the program with a list of the contexts`(configuration: String) async throws {
    let build = configuration == "debug" ? Fixture.Build.debugProgram : Fixture.Build.releaseProgram
    let output = try await run(build.value, ["greet"], variables: ["FURNISH_CONTEXT": "nonsense"])
    #expect(!output.succeeded)
    #expect(output.standardOutput == "")
    #expect(
      output.standardError.contains(
        """
        The environment variable FURNISH_CONTEXT is "nonsense", which is no context.
          where: the environment of this process
          fix:   set it to live, preview or test, or unset it.
        """))
  }
}
