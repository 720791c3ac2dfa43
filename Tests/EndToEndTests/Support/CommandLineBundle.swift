import Foundation

/// The command line that was built with these tests, as the package manager takes programs that it need not build.
enum CommandLineBundle {
  /// Its path, as the manifest of this repository requires it: from the folder of the manifest.
  static let path = Result {
    let bundle = root.appendingPathComponent(name)
    let program = bundle.appendingPathComponent("furnish")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data(description.utf8).write(to: bundle.appendingPathComponent("info.json"))
    // A program that is older than what it has checked makes no build check again.
    let built = try Data(contentsOf: BuiltProducts.folder.appendingPathComponent("furnish"))
    if (try? Data(contentsOf: program)) != built {
      try built.write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    return name
  }

  private static let name = ".build/end-to-end/plugged/furnish.artifactbundle"

  private static let root = Fixture.folder.appendingPathComponent("../../..").standardized

  private static var description: String {
    let triple = BuiltProducts.folder.resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
    return """
      {
        "schemaVersion": "1.0",
        "artifacts": {
          "FurnishCLI": {
            "type": "executable", "version": "1.0.0",
            "variants": [{ "path": "furnish", "supportedTriples": ["\(triple)"] }]
          }
        }
      }
      """
  }
}
