/// The reason why a file is not accepted as a fragment.
package struct FragmentRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case unreadable(String)
    case noJSON
    case noFragment
    case version(Int)
    case factsVersion(Int)
    case missing(String)
    case damaged(String)
    case sameModule(String, String)
  }

  /// The name of the file, as the user has written it.
  package var name: String
  package var reason: Reason

  /// The error, its place, and its fix.
  package var description: String {
    switch reason {
    case .unreadable(let reason):
      "'\(name)' cannot be read: \(reason); name files that `furnish fragment` wrote."
    case .noJSON:
      "'\(name)' is no JSON; name files that `furnish fragment` wrote."
    case .noFragment:
      "'\(name)' is JSON, but no fragment; name files that `furnish fragment` wrote."
    case .version(let version):
      "'\(name)' has the format \(version), and only format \(Fragment.currentVersion) can be read; write it with "
        + "this release of furnish."
    case .factsVersion(let version):
      "'\(name)' has facts of the version \(version), and only version \(FileFacts.currentVersion) can be read; write it "
        + "with this release of furnish."
    case .missing(let member):
      "'\(name)' is damaged: its \"\(member)\" is missing, or of another type; write it again with `furnish fragment`."
    case .damaged(let path):
      "'\(name)' is damaged: its facts of \(path) make no sense; write it again with `furnish fragment`."
    case .sameModule(let module, let other):
      "'\(name)' is of the module \(module), and so is '\(other)'; name one of them."
    }
  }
}
