import Foundation
import Furnish
import FurnishScanner
import Testing

/// The source check and the built container report the same findings.
struct AgreementTests {
  private static let containers = containers0 + containers1 + containers2 + containers3
  /// The number of the first container that has closures.
  private static let firstWithClosures = 150

  /// The findings of the source check for each of the containers.
  private static let findingsFromSource: [[Judgment]] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = ["Parts.swift"] + (0..<4).map { "Generated/Containers\($0).swift" }
    let read = FactReader().read(
      files.map {
        ProjectLayout.File(location: folder.appendingPathComponent($0).path, path: $0, module: "AgreementTests")
      })
    return Program(files: read.files).judged().wirings.map { $0.wiring.findings().compactMap(Judgment.init).sorted() }
  }()

  private static func findingsOfContainer(_ number: Int) throws -> [Judgment] {
    try containers[number]().findings.compactMap(Judgment.init).sorted()
  }

  @Test func `the source check finds each container`() {
    #expect(Self.findingsFromSource.count == Self.containers.count)
  }

  @Test(arguments: 0..<firstWithClosures)
  func `the source check and the container report the same findings for initializer recipes`(number: Int) throws {
    let (source, built) = (Self.findingsFromSource[number], try Self.findingsOfContainer(number))
    #expect(source == built)
  }

  @Test(arguments: firstWithClosures..<200)
  func `the source check reports every finding of the container`(number: Int) throws {
    let source = Set(Self.findingsFromSource[number].map(\.fault))
    let missing = try Self.findingsOfContainer(number).filter {
      $0.rule != "opaque-recipe" && !source.contains($0.fault)
    }
    #expect(missing.isEmpty)
  }

  @Test(arguments: firstWithClosures..<200)
  func `the source check reports additional findings only for a container with an opaque recipe`(number: Int) throws {
    let built = try Self.findingsOfContainer(number)
    let faultsOfContainer = Set(built.map(\.fault))
    let additional = Self.findingsFromSource[number].filter { !faultsOfContainer.contains($0.fault) }
    #expect(additional.isEmpty || built.contains { $0.rule == "opaque-recipe" })
  }

  @Test func `the containers have findings of many rules`() throws {
    let rules = try Self.containers.indices.reduce(into: [String: Int]()) { counts, number in
      for rule in Set(try Self.findingsOfContainer(number).map(\.rule)) { counts[rule, default: 0] += 1 }
    }
    for rule in [
      "missing-service", "dependency-cycle", "captive-dependency", "scoped-from-root", "async-in-sync",
      "isolation-mismatch", "opaque-recipe",
    ] {
      #expect(rules[rule, default: 0] >= 1, "\(rule): \(rules)")
    }
    #expect(try Self.containers.indices.contains { try Self.findingsOfContainer($0).isEmpty })
  }
}
