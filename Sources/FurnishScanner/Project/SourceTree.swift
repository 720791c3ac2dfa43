import Foundation

/// The Swift files of a folder, and the packages and projects inside of it.
struct SourceTree {
  /// The files, by path.
  private(set) var files: [String] = []
  /// Packages inside of the folder. Their files are not among ``files``.
  private(set) var packages: [String] = []
  /// The paths of Xcode projects, the folder's own included.
  private(set) var projects: [String] = []
  /// The paths of specifications of projects, `project.yml`, in folders without a project.
  private(set) var specifications: [String] = []
  /// Folders that hold the code of other projects.
  private(set) var vendored: [String] = []
  /// Links that lead nowhere and may have led to folders, since their names have no extension.
  private(set) var brokenLinks: [String] = []
  /// Folders that cannot be opened, and the reasons.
  private(set) var unreadable: [(path: String, reason: String)] = []
  private var visited: Set<FileIdentity> = []

  private static let vendors: Set<String> = ["Carthage", "Pods", "DerivedData", "node_modules"]

  /// The endings of folders whose content is not part of a program: resources, products, and documentation.
  private static let bundles: Set<String> = [
    "app", "bundle", "docc", "framework", "lproj", "playground", "xcassets", "xcdatamodeld", "xcframework",
    "xcworkspace",
  ]

  /// - Parameter path: A folder. Hidden folders inside of it are left out.
  init(_ path: String) { search(in: path, isTop: true) }

  private mutating func search(in folder: String, isTop: Bool) {
    // A folder is read once, also if a link inside of it leads back to it.
    if let identity = FileStatus(of: folder)?.identity, !visited.insert(identity).inserted { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      unreadable.append((folder, UnreadableFile.reason(for: error, reading: "folder")))
      return
    }
    // A manifest without targets only hides a folder of an app from Xcode. Such a folder is no package.
    if !isTop, names.contains("Package.swift"), PackageManifest.declaresTargets(at: folder) {
      packages.append(folder)
      return
    }
    if let name = names.first(where: ProjectSpecification.names.contains),
      !names.contains(where: { $0.hasSuffix(".xcodeproj") })
    {
      specifications.append("\(folder)/\(name)")
    }
    for name in names where !name.hasPrefix(".") && name != "Package.swift" {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift"), !FileStatus.isFolder(path) {
        if !name.hasPrefix("Package@swift-") { files.append(path) }
      } else if name.hasSuffix(".xcodeproj") {
        projects.append(path)
      } else if !Self.bundles.contains(Self.ending(of: name)) {
        searchEntry(path, name)
      }
    }
  }

  private mutating func searchEntry(_ path: String, _ name: String) {
    if FileStatus.isFolder(path) {
      if Self.vendors.contains(name) { vendored.append(path) } else { search(in: path, isTop: false) }
    } else if !name.utf8.contains(UInt8(ascii: ".")), FileStatus.isLink(path),
      !FileManager.default.fileExists(atPath: path)
    {
      brokenLinks.append(path)
    }
  }

  private static func ending(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? ""
  }
}
