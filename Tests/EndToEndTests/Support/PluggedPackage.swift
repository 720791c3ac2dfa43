import Foundation
import Testing

/// The fixture `Plugged`, whose targets are built with the plugin `FurnishCheck`. Each test can change lines of it.
///
/// It is built in a copy, always in the same folder, so that the runtime is compiled once. Its plugins are those of the
/// package furnish-check (`Scripts/bundle`), which run the tool `furnish` that was built with these tests. With
/// `FURNISH_PLUGINS_FROM_SOURCE=1`, as in `make proof`, they are those of this repository, and SwiftPM compiles the
/// tool for them.
struct PluggedPackage: Sendable {
  /// The text in the fixture, and its replacement.
  struct Change: Sendable {
    var file: String
    var original: String
    var replacement: String
  }

  private static let fixture = Fixture.folder.appendingPathComponent("Plugged")

  /// The folder of the copy. It is as deep in this repository as the fixture, because the manifest of the fixture names
  /// this repository by a relative path.
  private static let folder = PackageFolder.url.appendingPathComponent(".build/end-to-end/plugged/Plugged")
    .standardized

  private static let scratch = folder.deletingLastPathComponent().appendingPathComponent("build").path

  /// SwiftPM lets one command at a time use a scratch folder, and each test changes the files of the package.
  private static let queue = SerialQueue()

  /// Returns the absolute path of a file of the package.
  static func path(_ file: String) -> String { folder.appendingPathComponent(file).path }

  /// Changes the files of the package, and runs commands in it.
  ///
  /// - Parameters:
  ///   - changes: The differences from the fixture.
  ///   - work: Runs the commands. No other test runs any until it returns.
  static func with<Success: Sendable>(
    _ changes: Change..., work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    try await queue.run {
      try write(changes)
      return try await work()
    }
  }

  /// Changes the files of the package, adds others, and runs commands in it. The added files are removed afterwards.
  static func with<Success: Sendable>(
    _ changes: Change..., files: [String: String], work: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    try await queue.run {
      try write(changes)
      for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      defer {
        for name in files.keys { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        // A build that was planned with these files is planned again without them.
        try? touch("Package.swift")
      }
      return try await work()
    }
  }

  static func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
  }

  /// Runs `swift build`.
  static func build(_ arguments: String...) async throws -> Output { try await swift("build", arguments) }

  /// Runs `swift package furnish`.
  static func furnish(_ arguments: String...) async throws -> Output {
    try await swift("package", package + ["furnish"] + arguments)
  }

  /// Runs `swift package furnish-fix`, with or without the permission to write.
  static func fix(isAllowed: Bool) async throws -> Output {
    try await swift("package", package + (isAllowed ? ["--allow-writing-to-package-directory"] : []) + ["furnish-fix"])
  }

  /// Runs the package's program, and returns its output.
  static func program() async throws -> Output {
    let folder = try await swift("build", ["--show-bin-path"])
    return try await run("\(try #require(folder.lines.first))/Program", [])
  }

  /// Writes a file again with the same content, so that a build treats it as changed.
  static func touch(_ file: String) throws {
    let url = folder.appendingPathComponent(file)
    try Data(contentsOf: url).write(to: url)
  }

  private static let isFromSource = ProcessInfo.processInfo.environment["FURNISH_PLUGINS_FROM_SOURCE"] == "1"

  /// The option that chooses the package of the plugin, because both packages have a plugin for each of these commands.
  private static let package = ["--package", isFromSource ? "swift-furnish" : "furnish-check"]

  private static func plugin(_ package: String) -> String { #".plugin(name: "FurnishCheck", package: "\#(package)")"# }

  /// Writes the package furnish-check into the folder that contains the copy of the fixture.
  private static let bundle = Task {
    let root = PackageFolder.path
    let program = BuiltProducts.folder.appendingPathComponent("furnish").path
    let output = folder.deletingLastPathComponent().appendingPathComponent("furnish-check").path
    let bundling = try await run("\(root)/Scripts/bundle", ["--program", program, "--output", output])
    try #require(bundling.succeeded, "\(bundling.text)")
  }

  private static func swift(_ command: String, _ arguments: [String]) async throws -> Output {
    try await bundle.value
    let place = ["--package-path", folder.path, "--scratch-path", scratch]
    if isFromSource {
      // Passes no other options: with any, SwiftPM compiles the tool `furnish` in one way for its plugins and in
      // another for the build.
      return try await run("swift", [command] + place + arguments)
    }
    return try await run("swift", [command] + place + Fixture.wholeModules + arguments)
  }

  /// Writes the files with their changes. An unchanged file is not written again, because a build would treat it as
  /// changed.
  private static func write(_ changes: [Change]) throws {
    let names = try #require(FileManager.default.subpaths(atPath: fixture.path)).filter { $0.hasSuffix(".swift") }
    for name in names {
      var text = try String(contentsOf: fixture.appendingPathComponent(name), encoding: .utf8)
      for change in changes where change.file == name {
        let parts = text.components(separatedBy: change.original)
        try #require(parts.count == 2, "\(change.original) occurs \(parts.count - 1) times in \(name)")
        text = parts.joined(separator: change.replacement)
      }
      if name == "Package.swift" && !isFromSource {
        text = text.replacingOccurrences(of: plugin("swift-furnish"), with: plugin("furnish-check"))
      }
      let copy = folder.appendingPathComponent(name)
      if (try? String(contentsOf: copy, encoding: .utf8)) == text { continue }
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: copy, atomically: true, encoding: .utf8)
    }
  }
}
