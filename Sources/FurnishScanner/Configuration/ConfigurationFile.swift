import Foundation

/// A configuration with the folder that its paths are relative to.
package struct ConfigurationFile: Hashable, Sendable {
  package var configuration: Configuration
  /// The absolute path of the folder.
  package var folder: String
  /// The absolute path of the file; `nil` if no file was found.
  package var path: String?

  /// The reason why a configuration cannot be used.
  package struct Unusable: Error, Hashable, Sendable {
    /// The path, as the command shows it.
    var name: String
    /// The absolute path.
    package var path: String
    /// The error in the file; `nil` if the file cannot be read.
    package var problem: JSONProblem?

    /// The message of a command: `.furnish.json:1:3: …`.
    package var message: String { problem?.text(file: name) ?? "the configuration '\(name)' cannot be read" }

    /// The message as a line in the output of a build, in the format of compilers.
    package var diagnostic: String {
      let place = problem?.place ?? Place(line: 1, column: 1)
      return "\(path):\(place.line):\(place.column): error: \(problem?.reason ?? message)"
    }
  }

  /// Reads the configuration that applies in a folder: the named file, or else the nearest `.furnish.json` in the
  /// folder or in the folders around it.
  ///
  /// - Parameters:
  ///   - name: The path of the file, relative to `folder`; `nil` for the nearest one.
  ///   - folder: An absolute path.
  /// - Throws: ``Unusable`` if the file cannot be read, or is not a configuration.
  package init(named name: String?, from folder: String) throws(Unusable) {
    guard let path = name.map({ ProjectLayout.absolute($0, from: folder) }) ?? Self.nearest(to: folder) else {
      self.init(emptyIn: folder)
      return
    }
    let shown = name ?? ProjectLayout.relative(path, to: folder)
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw Unusable(name: shown, path: path)
    }
    do {
      self.init(
        configuration: try Configuration(data),
        folder: URL(fileURLWithPath: path).deletingLastPathComponent().path, path: path)
    } catch {
      throw Unusable(name: shown, path: path, problem: error)
    }
  }

  /// Creates an empty configuration, for a folder without a file.
  ///
  /// - Parameter folder: An absolute path.
  package init(emptyIn folder: String) { self.init(configuration: Configuration(), folder: folder, path: nil) }

  private init(configuration: Configuration, folder: String, path: String?) {
    self.configuration = configuration
    self.folder = folder
    self.path = path
  }

  /// Returns the configuration for a copy of the files, with its paths in the copy.
  ///
  /// - Parameters:
  ///   - original: The absolute path of a folder.
  ///   - copy: The absolute path of its copy.
  package func moved(from original: String, to copy: String) -> ConfigurationFile {
    guard ProjectCollector.isInside(folder, original) else { return self }
    var moved = self
    moved.folder = copy + folder.dropFirst(original.count)
    return moved
  }

  /// The patterns of the files that are not read.
  package var excluded: [PathPattern] { configuration.excluded.map { PathPattern($0, in: folder) } }

  /// The absolute path of the file of known findings.
  package var baseline: String? { configuration.baseline.map { ProjectLayout.absolute($0, from: folder) } }

  private static func nearest(to folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(Configuration.fileName).path
      if FileManager.default.fileExists(atPath: file) { return file }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else { return nil }
      folder = parent
    }
  }
}
