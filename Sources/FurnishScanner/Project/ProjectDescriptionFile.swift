import Foundation

/// The recognition of the files that state which modules a program has: manifests of packages, projects of Xcode with
/// their build settings, and specifications of XcodeGen.
package enum ProjectDescriptionFile {
  /// The patterns of these files, except for manifests, which are Swift files.
  package static let patterns =
    ["**/project.pbxproj", "**/*.xcconfig"] + ProjectSpecification.names.sorted().map { "**/\($0)" }

  /// Returns whether a file is one of these, manifests included.
  ///
  /// - Parameter path: The path of the file.
  package static func contains(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return name.hasPrefix("Package") && name.hasSuffix(".swift") || name == "project.pbxproj"
      || name.hasSuffix(".xcconfig") || ProjectSpecification.names.contains(name)
  }
}
