import Foundation

/// A temporary folder of files in which `furnish` runs. It is removed when this object is deinitialized.
final class Workspace: Sendable {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("furnish-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Creates a symbolic link.
  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: destination)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Runs `furnish` in the folder, or in a folder inside of it.
  func furnish(
    _ arguments: String..., in place: String = "", input: String? = nil, variables: [String: String] = [:]
  ) async throws -> Output {
    try await run(
      CommandProgram.path, arguments, variables: variables, in: folder.appendingPathComponent(place), input: input)
  }

  /// Runs `furnish check` without a cache, and without the manifest, so that it finds the modules by their folders.
  func check(
    _ arguments: String..., in place: String = "", input: String? = nil, variables: [String: String] = [:]
  ) async throws -> Output {
    try await run(
      CommandProgram.path, ["check", "--skip-manifest", "--no-cache"] + arguments, variables: variables,
      in: folder.appendingPathComponent(place), input: input)
  }
}

extension Workspace {
  /// Creates a program in which a clock is missing, and a number is registered that nothing requests.
  static func faulty() throws -> Workspace { try Workspace(["Sources/App/Main.swift": faultyMain]) }

  static let faultyMain = """
    import Furnish
    protocol Clock: Sendable {}
    struct Page: Sendable { init(clock: any Clock) {} }
    let container = ServiceContainer()
    try container.services
      .register(Page.self, Page.init(clock:))
      .register(Int.self) { 7 }
    let provider = try container.validated()
    _ = provider.resolveRequired(Page.self)

    """

  /// The first lines of the findings of ``faulty()``.
  static let missing = "Sources/App/Main.swift:6:4: error: any Clock is not registered. [missing-service]"
  static let unused =
    "Sources/App/Main.swift:7:4: warning: Int is registered, but never requested. [unused-registration]"
}

extension Output {
  /// The lines of findings, without their notes.
  var findings: [String] { lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") } }
}
