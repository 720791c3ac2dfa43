import Foundation
import SwiftParser
import SwiftParserDiagnostics
import Testing

/// Source as it may be while somebody types: the macros answer, whatever it is. A crash ends the run, and what hangs
/// runs into the time limit.
@Suite(.timeLimit(.minutes(30)))
struct FuzzTests {
  /// How many mutations of each macro's shapes are tried, wild ones and mild ones. `make proof` tries thousands: they
  /// take minutes, since swift-syntax is built for debugging.
  private static let count = ProcessInfo.processInfo.environment["FUZZ"].flatMap { Int($0) } ?? 40

  @Test(arguments: MacroCatalog.macros.keys.sorted())
  func brokenSourceGetsAnAnswer(macro: String) throws {
    let shapes = try shapes(of: macro)
    var random = SplitMix(seed: 1)
    for _ in 0..<Self.count {
      let mutation = Mutation(of: shapes.randomElement(using: &random)!.source, isMild: false, using: &random)
      let expansion = Expansion(of: mutation.source)
      // What is not expanded stays.
      #expect(!expansion.source.isEmpty, "\(mutation.source)")
    }
  }

  @Test(arguments: MacroCatalog.macros.keys.sorted())
  func oddButGoodSourceBecomesGoodSource(macro: String) throws {
    let shapes = try shapes(of: macro)
    var random = SplitMix(seed: 2)
    var expanded = 0
    for _ in 0..<Self.count {
      let shape = shapes.randomElement(using: &random)!
      let mutation = Mutation(of: shape.source, isMild: true, using: &random)
      guard ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: mutation.source)).isEmpty else { continue }
      let expansion = Expansion(of: mutation.source, conforming: shape.conforming)
      guard expansion.diagnostics.isEmpty else { continue }
      expanded += 1
      #expect(expansion.syntaxErrors == [], "\(mutation.source)\n became \n\(expansion.source)")
    }
    #expect(expanded > Self.count / 2)
  }

  private func shapes(of macro: String) throws -> [Shape] {
    let shapes = Shape.all.filter { $0.source.contains("@\(macro)") }
    try #require(!shapes.isEmpty)
    return shapes
  }
}
