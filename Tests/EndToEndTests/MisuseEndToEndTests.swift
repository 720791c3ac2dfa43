import Testing

/// What the compiler rejects, and what it must not.
@Suite(.whereNotSanitized, .timeLimit(.minutes(5))) struct MisuseEndToEndTests {
  @Test(arguments: Compilation.files(in: "Misuse"))
  func exactlyTheMarkedLinesAreRejected(file: String) async throws {
    let compilation = try await Compilation(of: file)
    let expected = try Compilation.expectations(in: file)
    #expect(Set(compilation.diagnostics.map(\.line)).sorted() == expected.map(\.line))
    for expectation in expected {
      let said = compilation.diagnostics.filter { $0.line == expectation.line }.map(\.message)
      #expect(said.contains { $0.contains(expectation.message) }, "line \(expectation.line): \(said)")
    }
  }

  @Test(
    arguments: Compilation.files(in: "ValidUses"),
    [[], ["-default-isolation", "MainActor"]])
  func whatIsValidGivesNoDiagnostic(file: String, options: [String]) async throws {
    let compilation = try await Compilation(of: file, options)
    #expect(compilation.diagnostics == [])
  }
}
