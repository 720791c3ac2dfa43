import ArgumentParser
import FurnishScanner

/// The folder in which facts are stored from one run to the next.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Store the facts of files in this folder. (default: .build/furnish, if .build exists)", valueName: "folder"))
  var cache: String?

  @Flag(help: "Read every file again, and store nothing.")
  var noCache = false

  /// Opens the cache to use, if any.
  func open() -> ScanCache? {
    guard !noCache else { return nil }
    if let cache { return .ofFurnish(in: cache) }
    // A plugin may write only into its own folder.
    if let folder = PluginLayout.folder { return .ofFurnish(in: folder) }
    return Self.inBuildFolder(of: ".")
  }

  /// Opens the cache in the `.build` of a folder, which contains products and is not committed; `nil` if `.build` does
  /// not exist.
  static func inBuildFolder(of folder: String) -> ScanCache? {
    let path = folder == "." ? ".build" : "\(folder)/.build"
    return Folder.exists(at: path) ? .ofFurnish(in: "\(path)/furnish") : nil
  }
}

extension ScanCache {
  /// Opens the cache with the facts that a `furnish` of this version has stored in a folder.
  static func ofFurnish(in folder: String) -> ScanCache {
    ScanCache(in: folder, tool: "furnish \(Version.current)")
  }
}
