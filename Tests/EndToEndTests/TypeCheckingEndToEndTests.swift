import Foundation
import Testing

/// The work of the compiler for long chains of registrations. It is measured in scopes of constraints, not in time:
/// each attempt to choose an overload of a call is a scope.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct TypeCheckingEndToEndTests {
  @Test(arguments: ["each", "all"])
  func `the compiler does no more work for a chain than for the same calls in statements`(style: String) async throws {
    let statements = try await registrations(of: 12 * 33, links: 1, style: style)
    let chains = try await registrations(of: 12 * 33, links: 12, style: style)
    #expect(statements.diagnostics == [] && chains.diagnostics == [])
    #expect(chains.scopes < statements.scopes * 11 / 10)
  }

  @Test(arguments: [
    (
      "argument",
      "cannot convert value of type '@Sendable (Int, Root) -> Row24' to expected argument type '@isolated(any) @Sendable "
        + "(Int, Root) -> Value24'"
    ),
    ("label", "incorrect argument labels in call (have '_:lifetim:_:', expected"),
    ("sendable", "type 'Draft24' does not conform to the 'Sendable' protocol"),
    (
      "conformance",
      "cannot convert value of type '@Sendable (Root) -> Value24' to expected argument type '@isolated(any) @Sendable "
        + "(Root) -> any Log'"
    ),
    ("closure", "cannot convert value of type 'Root' to closure result type 'Value24'"),
    ("initializer", "type 'Value24' has no member 'init(b:)'"),
    ("type", "cannot find 'Valeu24' in scope"),
  ])
  func `a mistake in a chain is reported at its line, with no more work than in a statement`(
    fault: String, error: String
  ) async throws {
    let statement = try await registrations(of: 48, links: 1, style: "all", fault: fault)
    let chain = try await registrations(of: 48, links: 24, style: "all", fault: fault)
    for compilation in [statement, chain] {
      #expect(Set(compilation.diagnostics.map(\.line)) == [try #require(compilation.faultLine)])
      #expect(compilation.diagnostics.contains { $0.message.hasPrefix(error) }, "\(compilation.diagnostics)")
    }
    #expect(chain.scopes < statement.scopes * 11 / 10)
  }

  /// Compiles generated registrations.
  ///
  /// - Parameter links: The number of calls in one expression.
  private func registrations(
    of services: Int, links: Int, style: String, fault: String? = nil
  ) async throws -> Registrations {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await run(generator.path, ["\(services)", "\(links)", style] + (fault.map { [$0] } ?? []))
    let file = folder.appendingPathComponent("Registrations.swift")
    try program.standardOutput.write(to: file, atomically: true, encoding: .utf8)
    let compilation = try await Compilation(at: file.path, ["-stats-output-dir", folder.path])
    return Registrations(
      diagnostics: compilation.diagnostics, scopes: try scopes(in: folder),
      faultLine: program.lines.firstIndex { $0.hasSuffix("// mistake") }.map { $0 + 1 })
  }

  private func scopes(in folder: URL) throws -> Int {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let statistics = try files.filter { $0.pathExtension == "json" }.map {
      try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: $0))
    }
    return Int(try #require(statistics.compactMap { $0["Sema.NumConstraintScopes"] }.max()))
  }

  private let generator = PackageFolder.url.appendingPathComponent("Benchmarks/generate-registrations")
}

private struct Registrations {
  let diagnostics: [Compilation.Diagnostic]
  let scopes: Int
  /// The line of the mistake.
  let faultLine: Int?
}
