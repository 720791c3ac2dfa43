import Foundation

/// The configuration that applies to a package, and the baseline that it names: a build checks again when one of them
/// changes.
struct TeamSettings {
  /// The nearest `.furnish.json`, in the folder of the package or in a folder around it.
  private var configuration: URL?
  private var baseline: URL?
  /// The folder of the package.
  private let folder: URL

  private struct Names: Decodable { var baseline: String? }

  init(around folder: URL) {
    self.folder = folder
    var folder = folder.standardizedFileURL
    while configuration == nil {
      let file = folder.appendingPathComponent(".furnish.json")
      if FileManager.default.fileExists(atPath: file.path) { configuration = file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard folder.path != "/", parent.path != folder.path else { break }
      folder = parent
    }
    guard let configuration, let data = try? Data(contentsOf: configuration),
      // The command line reports the errors of a configuration that cannot be read.
      let name = (try? JSONDecoder().decode(Names.self, from: data))?.baseline
    else { return }
    let file = URL(fileURLWithPath: name, relativeTo: configuration.deletingLastPathComponent()).standardizedFileURL
    // A missing input fails the build before the command can report it.
    if FileManager.default.fileExists(atPath: file.path) { baseline = file }
  }

  /// The command searches for the configuration when it runs, because a build that was planned without one is not planned
  /// again when one is added.
  var arguments: [String] { ["--folder", folder.path] }

  /// A file that is added to the folder changes the folder, so that the check of a build that was planned without a
  /// configuration runs again.
  var files: [URL] { [folder] + [configuration, baseline].compactMap(\.self) }
}
