import Foundation
import Testing

/// The compiler's output for a source file that uses the modules of this package.
///
/// The file is compiled against the modules that were built with this test, without a package of its own.
struct Compilation: Sendable {
  /// An error or a warning. Notes are left out.
  struct Diagnostic: Hashable, Sendable {
    let line: Int
    let message: String
  }

  let diagnostics: [Diagnostic]
  /// Everything that the compiler printed, with the lines of source that it shows.
  let text: String

  /// Compiles a fixture.
  ///
  /// - Parameters:
  ///   - file: A path in the folder of the fixtures.
  ///   - options: Options of the compiler in addition to those of this package.
  init(of file: String, _ options: [String] = []) async throws {
    try await self.init(at: Fixture.folder.appendingPathComponent(file).path, options)
  }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - options: Options of the compiler in addition to those of this package.
  init(at path: String, _ options: [String] = []) async throws {
    // The compiler checks for data races after the types, so the output must be one that it emits after both checks.
    let output = try await run(
      "swiftc",
      ["-emit-sil", "-o", "/dev/null", "-parse-as-library"] + Compilation.settings + Compilation.modules + options
        + [path])
    text = output.text
    diagnostics = output.standardError.split(separator: "\n").compactMap(Diagnostic.init)
    try #require(output.succeeded || !diagnostics.isEmpty, "the compiler failed: \(output.text)")
  }

  /// Reads the lines of a file that state the expected diagnostics, after `// expect: `.
  static func expectations(in file: String) throws -> [Diagnostic] {
    let text = try String(contentsOf: Fixture.folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let parts = line.components(separatedBy: "// expect: ")
      return parts.count == 2 ? Diagnostic(line: index + 1, message: parts[1]) : nil
    }
  }

  /// Lists the source files of a folder of fixtures.
  static func files(in name: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: Fixture.folder.appendingPathComponent(name).path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(name)/\($0)" }
    precondition(!files.isEmpty, "no fixtures in \(name)")
    return files
  }

  /// The settings that the manifest gives to every module.
  private static let settings =
    ["-swift-version", "6"]
    + [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
      "InferIsolatedConformances",
    ].flatMap { ["-enable-upcoming-feature", $0] }

  private static let modules: [String] = {
    let built = BuiltProducts.folder
    let map = built.appendingPathComponent("FurnishPrimitives.build/module.modulemap")
    let macros = "\(built.appendingPathComponent("FurnishMacrosPlugin").path)#FurnishMacrosPlugin"
    return [
      "-I", built.appendingPathComponent("Modules").path, "-Xcc", "-fmodule-map-file=\(map.path)",
      "-load-plugin-executable", macros,
    ]
  }()
}

extension Compilation.Diagnostic {
  /// Reads `path:line:column: error: message`.
  fileprivate init?(_ line: Substring) {
    for kind in [": error: ", ": warning: "] {
      guard let range = line.range(of: kind) else { continue }
      let place = line[..<range.lowerBound].split(separator: ":")
      guard let number = place.dropLast().last.flatMap({ Int($0) }) else { continue }
      self.init(line: number, message: String(line[range.upperBound...]))
      return
    }
    return nil
  }
}

/// The folder of the modules that were built with this test.
enum BuiltProducts {
  #if canImport(Darwin)
    private final class Marker {}

    static let folder = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
  #else
    static let folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
  #endif
}
