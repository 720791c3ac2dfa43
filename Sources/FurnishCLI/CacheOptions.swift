import ArgumentParser
import Foundation
import FurnishScanner

/// Where facts are kept from one run to the next.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep what was read in this folder. (default: .build/furnish, where there is a .build)", valueName: "folder"))
  var cache: String?

  @Flag(help: "Read every file anew, and keep nothing.")
  var noCache = false

  /// The cache to use, if any.
  func open() -> FactCache? {
    guard !noCache else { return nil }
    if let cache { return FactCache(in: cache, program: "furnish \(Version.current)") }
    // A folder of our own in one that is there for such things, and that nobody commits.
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: ".build", isDirectory: &isFolder), isFolder.boolValue else {
      return nil
    }
    return FactCache(in: ".build/furnish", program: "furnish \(Version.current)")
  }
}
