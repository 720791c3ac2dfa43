import Testing

/// The reports of a program that is no test.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct ProgramEndToEndTests {
  private let file = "Sources/Program/Program.swift"

  @Test func `a program of a debug build prints reports and continues`() async throws {
    let output = try await run(Fixture.Build.debugProgram.value, ["prepare-twice"])
    #expect(output.succeeded)
    #expect(output.standardOutput == "first\n")
    let first = try Fixture.unlinked.line(of: "// the first call", in: file)
    let second = try Fixture.unlinked.line(of: "// the second call", in: file)
    #expect(
      output.standardError == """
        prepareServices was called a second time, which changed nothing.
          where: Program.GreetingKey, at Program/Program.swift:\(second); the first call is at \
        Program/Program.swift:\(first)
          fix:   set all of them in the first call, or use withServices around the code that needs them.

        """)
  }

  @Test func `a program that prepares too late is reported in a debug build`() async throws {
    let output = try await run(Fixture.Build.debugProgram.value, ["prepare-late"])
    #expect(output.succeeded)
    #expect(output.standardOutput == "live\nlive\n")
    let line = try Fixture.unlinked.line(of: "// the late call", in: file)
    #expect(
      output.standardError == """
        prepareServices was called after these services had been read; their values are unchanged.
          where: Program.GreetingKey, at Program/Program.swift:\(line)
          fix:   call prepareServices before anything reads a service, first thing in the program.

        """)
  }

  @Test(arguments: [("prepare-twice", "first\n"), ("prepare-late", "live\nlive\n")])
  func `a release program prints no reports`(command: String, expected: String) async throws {
    let output = try await run(Fixture.Build.releaseProgram.value, [command])
    #expect(output.succeeded)
    #expect(output.standardOutput == expected)
    #expect(output.standardError == "")
  }

  @Test func `prepared values are read by detached tasks`() async throws {
    let output = try await run(Fixture.Build.debugProgram.value, ["prepare"])
    #expect(output.standardOutput == "prepared\n")
    #expect(output.standardError == "")
  }

  /// An app that hosts its tests contains the test library even when it runs without them.
  @Test func `a program that links the test library has the live context`() async throws {
    let output = try await run(Fixture.Build.linkedProgram.value, [])
    #expect(output.succeeded)
    #expect(output.standardOutput == "live\nfirst\n")
    #expect(output.standardError.hasPrefix("prepareServices was called a second time, which changed nothing.\n"))
  }
}
