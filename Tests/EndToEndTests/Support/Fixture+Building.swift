import Testing

extension Fixture {
  /// The builds of the fixtures. Each runs once, when the first test needs it.
  enum Build {
    static let tests = [Fixture.linked, .unlinked].reduce(into: [:]) { builds, fixture in
      builds[fixture.name] = Task { try await fixture.build(["--build-tests"]) }
    }
    static let debugProgram = Task { try await Fixture.unlinked.buildProgram("Program", "debug") }
    static let releaseProgram = Task { try await Fixture.unlinked.buildProgram("Program", "release") }
    static let linkedProgram = Task { try await Fixture.linked.buildProgram("LinkedProgram", "debug") }
  }

  /// Runs the tests whose names match `filter`.
  func test(_ filter: String, library: TestLibrary) async throws -> Output {
    try await Build.tests[name]?.value
    let disabling = library == .xctest ? "--disable-swift-testing" : "--disable-xctest"
    return try await swift("test", ["--skip-build", disabling, "--filter", filter])
  }

  enum TestLibrary {
    case swiftTesting
    case xctest
  }

  private func build(_ arguments: [String]) async throws {
    let output = try await swift("build", arguments)
    if !output.succeeded { throw BuildFailure(output: output) }
  }

  /// Builds a program, and returns its path.
  private func buildProgram(_ product: String, _ configuration: String) async throws -> String {
    try await build(["--product", product, "--configuration", configuration])
    let folder = try await swift("build", ["--configuration", configuration, "--show-bin-path"])
    return "\(try #require(folder.lines.first))/\(product)"
  }
}

private struct BuildFailure: Error, CustomStringConvertible {
  let output: Output

  var description: String {
    let errors = Set(output.lines.filter { $0.contains("error: ") }).sorted()
    return (["a fixture does not build:"] + (errors.isEmpty ? [output.text] : errors)).joined(separator: "\n")
  }
}
