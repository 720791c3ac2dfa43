/// A file that is written by this package, never by hand.
struct GeneratedFile: Equatable {
  /// The folders that contain generated files, and nothing else.
  static let folders = [Arities.folder, AgreementContainers.folder]

  /// All generated files.
  static var all: [GeneratedFile] { Arities.files + AgreementContainers.files }

  let path: String
  let text: String

  /// Creates a file of Swift with a first line that names the command that wrote it.
  init(_ name: String, in folder: String, text: String) {
    path = "\(folder)/\(name)"
    self.text = "// swift-format-ignore-file: written by `Scripts/check generated --write`.\n" + text
  }
}
