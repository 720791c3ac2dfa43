import Foundation
import Furnish
import FurnishScanner
import Testing

/// The check of the source and the container that was built report the same findings.
struct AgreementTests {
  private static let containers = containers0 + containers1 + containers2 + containers3
  /// The containers in front of this one have no closure in them.
  private static let firstWithClosures = 150

  /// The findings of the source check for each of the containers.
  private static let fromSource: [[Judgment]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = ["Parts.swift"] + (0..<4).map { "Generated/Containers\($0).swift" }
    let read = FactReader().read(
      files.map {
        ProjectLayout.File(location: folder.appendingPathComponent($0).path, path: $0, module: "AgreementTests")
      })
    return Program(files: read.files).judged().wirings.map { $0.wiring.findings().compactMap(Judgment.init).sorted() }
  }()

  private static func built(_ number: Int) throws -> [Judgment] {
    try containers[number]().findings.compactMap(Judgment.init).sorted()
  }

  @Test func `the source shows each container`() {
    #expect(Self.fromSource.count == Self.containers.count)
  }

  @Test(arguments: 0..<firstWithClosures)
  func `initializer recipes are judged alike`(number: Int) throws {
    let (source, built) = (Self.fromSource[number], try Self.built(number))
    #expect(source == built)
  }

  @Test(arguments: firstWithClosures..<200)
  func `every finding of the container is one of the source`(number: Int) throws {
    let source = Set(Self.fromSource[number].map(\.fault))
    let lost = try Self.built(number).filter { $0.rule != "opaque-recipe" && !source.contains($0.fault) }
    #expect(lost.isEmpty)
  }

  @Test(arguments: firstWithClosures..<200)
  func `a finding of the source alone is behind an opaque recipe`(number: Int) throws {
    let built = try Self.built(number)
    let known = Set(built.map(\.fault))
    let more = Self.fromSource[number].filter { !known.contains($0.fault) }
    #expect(more.isEmpty || built.contains { $0.rule == "opaque-recipe" })
  }

  @Test func `the containers have many features`() throws {
    let rules = try Self.containers.indices.reduce(into: [String: Int]()) { counts, number in
      for rule in Set(try Self.built(number).map(\.rule)) { counts[rule, default: 0] += 1 }
    }
    for rule in [
      "missing-service", "dependency-cycle", "captive-dependency", "scoped-from-root", "async-in-sync",
      "isolation-mismatch", "opaque-recipe",
    ] {
      #expect(rules[rule, default: 0] >= 1, "\(rule): \(rules)")
    }
    #expect(try Self.containers.indices.contains { try Self.built($0).isEmpty })
  }
}
