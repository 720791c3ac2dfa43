import Foundation

/// The configuration that applies to a package, and the baseline that it names: a build checks again when one of them
/// changes.
struct TeamSettings {
  /// The nearest `.furnish.json`, in the folder of the package or around it.
  private var configuration: URL?
  private var baseline: URL?

  private struct Names: Decodable { var baseline: String? }

  init(around folder: URL) {
    var folder = folder.standardizedFileURL
    while configuration == nil {
      let file = folder.appendingPathComponent(".furnish.json")
      if FileManager.default.fileExists(atPath: file.path) { configuration = file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard folder.path != "/", parent.path != folder.path else { break }
      folder = parent
    }
    guard let configuration, let data = try? Data(contentsOf: configuration),
      // The command line says what is wrong with a configuration that cannot be read.
      let name = (try? JSONDecoder().decode(Names.self, from: data))?.baseline
    else { return }
    baseline = URL(fileURLWithPath: name, relativeTo: configuration.deletingLastPathComponent()).standardizedFileURL
  }

  var arguments: [String] { configuration.map { ["--config", $0.path] } ?? [] }

  var files: [URL] { [configuration, baseline].compactMap(\.self) }
}
