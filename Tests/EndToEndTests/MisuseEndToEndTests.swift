import Testing

/// Misuses that the compiler rejects, and valid uses that it accepts.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct MisuseEndToEndTests {
  @Test(arguments: Compilation.files(in: "Misuse"))
  func `exactly the marked lines are rejected`(file: String) async throws {
    let compilation = try await Compilation(of: file)
    let expected = try Compilation.expectations(in: file)
    #expect(Set(compilation.diagnostics.map(\.line)).sorted() == expected.map(\.line))
    for expectation in expected {
      let messages = compilation.diagnostics.filter { $0.line == expectation.line }.map(\.message)
      #expect(messages.contains { $0.contains(expectation.message) }, "line \(expectation.line): \(messages)")
    }
  }

  /// A macro that reports a fault expands to code that the compiler accepts, so that the fault is reported once.
  @Test(arguments: Compilation.files(in: "MacroReports"))
  func `a fault that a macro reports has no second diagnostic`(file: String) async throws {
    let compilation = try await Compilation(of: file)
    let expected = try Compilation.expectations(in: file)
    let found = compilation.diagnostics.sorted { $0.line < $1.line }
    #expect(found.map(\.line) == expected.map(\.line), "\(found)")
    for (diagnostic, expectation) in zip(found, expected) {
      #expect(diagnostic.message.contains(expectation.message))
    }
  }

  /// Compiles a misuse: the compiler shows the line of the expansion that it rejects, so that line states the fix.
  @Test(
    arguments: zip(
      ["StoreOfTheMainActor", "StoreWithArguments"],
      ["call to main actor-isolated initializer 'init()'", "missing argument for parameter 'limit' in call"]))
  func `a store that cannot be created is rejected in a line that states the fix`(
    file: String, error: String
  ) async throws {
    let compilation = try await Compilation(of: "MacroMisuse/\(file).swift")
    #expect(compilation.diagnostics.count == 1)
    #expect(compilation.text.contains(error))
    #expect(
      compilation.text.contains(
        "Store(), // created on no actor: give it a 'nonisolated init()', or write '@ClosureService(store: …)'"))
  }

  @Test func `an injection in a type without a provider is rejected in a line that states the fix`() async throws {
    let compilation = try await Compilation(of: "MacroMisuse/InjectionWithoutProvider.swift")
    #expect(compilation.diagnostics.count == 1)
    #expect(compilation.text.contains("cannot find 'provider' in scope"))
    #expect(compilation.text.contains("// write '@Injectable' before the type, or declare its 'provider'"))
  }

  @Test(
    arguments: Compilation.files(in: "ValidUses"),
    [[], ["-default-isolation", "MainActor"]])
  func `a valid declaration has no diagnostic`(file: String, options: [String]) async throws {
    let compilation = try await Compilation(of: file, options)
    #expect(compilation.diagnostics == [])
  }
}
