import Foundation

/// The output of `swift package describe` for a package.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    let c99name: String?
    let type: String
    let path: String
    let sources: [String]?
  }

  struct Product: Decodable {
    let targets: [String]
    let isLibrary: Bool

    private enum CodingKeys: String, CodingKey { case targets, type }
    private struct Kind: Decodable { let library: [String]? }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      targets = try container.decode([String].self, forKey: .targets)
      isLibrary = (try? container.decode(Kind.self, forKey: .type))?.library != nil
    }
  }

  struct Dependency: Decodable {
    let type: String
    let path: String?
  }

  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]?

  /// The absolute paths of its local dependencies.
  var localPackages: [String] { (dependencies ?? []).filter { $0.type == "fileSystem" }.compactMap(\.path) }

  /// Calls the package manager.
  ///
  /// - Returns: Nil if it fails.
  static func ofPackage(at folder: String) -> PackageDescription? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder, "describe", "--type", "json"]
    guard let data = PackageManagerProcesses.shared.output(of: process) else { return nil }
    return try? JSONDecoder().decode(PackageDescription.self, from: data)
  }
}
