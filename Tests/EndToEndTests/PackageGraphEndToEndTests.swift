import Foundation
import Testing

/// The packages that are fetched and built for a program with Furnish.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct PackageGraphEndToEndTests {
  @Test func `the product Furnish needs no other package`() async throws {
    #expect(try await PackageGraph().packages(below: "Furnish") == [])
  }

  @Test(arguments: ["FurnishFoundation", "FurnishNetworking", "FurnishReducers", "FurnishReports"])
  func `a product without macros does not need swift-syntax`(target: String) async throws {
    #expect(try await !PackageGraph().packages(below: target).contains("swift-syntax"))
  }

  @Test func `a consumer without traits fetches no package of a trait`() async throws {
    let packages = try await PackageGraph.packages(ofConsumerWith: [])
    #expect(
      packages.isDisjoint(with: [
        "swift-log", "opencombine", "swift-service-lifecycle", "hummingbird", "grpc-swift-2", "swift-nio",
      ]))
  }

  /// Shows that the test above can fail.
  @Test func `a consumer with a trait fetches its packages`() async throws {
    let packages = try await PackageGraph.packages(ofConsumerWith: ["ServiceLifecycle"])
    #expect(packages.isSuperset(of: ["swift-log", "swift-service-lifecycle", "swift-async-algorithms"]))
    #expect(packages.isDisjoint(with: ["hummingbird", "swift-nio", "opencombine"]))
  }

  @Test func `a consumer of gRPC fetches grpc-swift-2 and no server`() async throws {
    let packages = try await PackageGraph.packages(ofConsumerWith: ["GRPC"])
    #expect(packages.isSuperset(of: ["grpc-swift-2", "swift-service-lifecycle"]))
    #expect(packages.isDisjoint(with: ["hummingbird", "swift-nio", "opencombine"]))
  }

  /// Shows that the tests above can fail.
  @Test func `the macros need swift-syntax`() async throws {
    #expect(try await PackageGraph().packages(below: "FurnishMacros") == ["swift-syntax"])
  }

  @Test func `a program that imports Furnish alone builds no swift-syntax`() async throws {
    let program = URL(fileURLWithPath: try await Fixture.Build.debugProgram.value)
    let modules = program.deletingLastPathComponent().appendingPathComponent("Modules")
    let built = try FileManager.default.contentsOfDirectory(atPath: modules.path)
    #expect(built.contains("Furnish.swiftmodule"))
    #expect(built.filter { $0.hasPrefix("SwiftSyntax") || $0.hasPrefix("FurnishMacros") } == [])
  }
}

/// The targets of this package, as the package manager describes them.
private struct PackageGraph {
  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let dependencies: [[String: [Part?]]]
    }

    let targets: [Target]
  }

  /// The name of a target, a product or a package, or a condition, which these tests do not read.
  private enum Part: Decodable {
    case name(String)
    case condition

    init(from decoder: any Decoder) throws {
      let name = try? decoder.singleValueContainer().decode(String.self)
      self = name.map(Part.name) ?? .condition
    }

    var name: String? {
      if case .name(let name) = self { name } else { nil }
    }
  }

  private let dependencies: [String: [[String: [Part?]]]]

  init() async throws {
    let scratch = PackageFolder.url.appendingPathComponent(".build/end-to-end/Graph").path
    let output = try await run(
      "swift", ["package", "dump-package", "--package-path", PackageFolder.path, "--scratch-path", scratch])
    try #require(output.succeeded, "\(output.text)")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(output.standardOutput.utf8))
    dependencies = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.dependencies) })
  }

  /// Lists the packages that the package manager fetches for a program that uses this package with some traits.
  static func packages(ofConsumerWith traits: [String]) async throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-consumer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/Consumer")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("import Furnish\n".utf8).write(to: sources.appendingPathComponent("Consumer.swift"))
    try Data(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Consumer",
        dependencies: [.package(name: "swift-furnish", path: "\(PackageFolder.path)", traits: \(traits))],
        targets: [
          .target(
            name: "Consumer",
            dependencies: [
              .product(name: "Furnish", package: "swift-furnish"),
              .product(name: "FurnishServiceLifecycle", package: "swift-furnish"),
              .product(name: "FurnishHummingbird", package: "swift-furnish"),
              .product(name: "FurnishGRPC", package: "swift-furnish"),
            ])
        ])
      """.utf8
    ).write(to: folder.appendingPathComponent("Package.swift"))
    let output = try await run("swift", ["package", "resolve", "--package-path", folder.path])
    try #require(output.succeeded, "\(output.text)")
    let checkouts = folder.appendingPathComponent(".build/checkouts").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    return Set(names.map { $0.lowercased() })
  }

  /// Finds the other packages that a target needs, directly or through other targets.
  func packages(below target: String) throws -> Set<String> {
    var packages: Set<String> = []
    var waiting = [target]
    var visited: Set<String> = []
    while let next = waiting.popLast() {
      guard visited.insert(next).inserted else { continue }
      for dependency in try #require(dependencies[next], "no target \(next)") {
        for (kind, parts) in dependency {
          let names = parts.map { $0?.name }
          if kind == "product", let package = names.dropFirst().first ?? nil {
            packages.insert(package)
          } else if let name = names.first ?? nil {
            waiting.append(name)
          }
        }
      }
    }
    return packages
  }
}
