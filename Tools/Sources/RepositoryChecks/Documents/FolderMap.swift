/// The map of folders in `CONTRIBUTING.md`: the lines `name/  text` of its first block of code, indented by two blanks
/// for each folder around them.
struct FolderMap {
  static let path = "CONTRIBUTING.md"

  /// The folders that have a line in the map.
  private let folders: [String]

  /// Reads the map, or returns `nil` if the document is missing.
  init?(in repository: Repository) {
    guard let document = Document(Self.path, in: repository) else { return nil }
    var enclosing: [String] = []
    folders = (document.markdown.codeBlocks.first?.lines ?? []).compactMap { line in
      guard let match = line.wholeMatch(of: /(?<indentation> *)(?<name>[\w-]+)\/(?: .*)?/) else { return nil }
      enclosing = enclosing.prefix(match.indentation.count / 2) + [String(match.name)]
      return enclosing.joined(separator: "/")
    }
  }

  /// Returns the faults of folders without a line, and of lines without a folder.
  func faults(in repository: Repository) -> [Fault] {
    let place = Place(Self.path)
    return Self.mappedFolders(in: repository).filter { !folders.contains($0) }.map { .unmappedFolder($0, at: place) }
      + folders.filter { !repository.isFolder($0) }.map { .mapOfNoFolder($0, at: place) }
  }

  /// Returns the folders that need a line: all of `Sources`, and the first level of the other folders with targets. The
  /// line of `Tests` describes the tests of a module.
  private static func mappedFolders(in repository: Repository) -> [String] {
    let sources = repository.entries(under: "Sources") { $0 == "include" || $0.hasSuffix(".docc") }
    let others = ["Tests", "Examples", "Plugins", "Benchmarks", "Scripts"].flatMap(repository.entries(in:))
    return (sources + others)
      .filter { $0.kind == .folder && !$0.name.hasPrefix(".") && !isTests($0, in: repository) }
      .map(\.path).sorted()
  }

  private static func isTests(_ folder: Entry, in repository: Repository) -> Bool {
    folder.path.wholeMatch(of: /Tests\/(Furnish.*)Tests/).map { repository.isFolder("Sources/\($0.1)") } ?? false
  }
}
