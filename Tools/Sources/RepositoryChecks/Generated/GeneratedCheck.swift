/// Proves that the folders of generated code contain exactly the files that this package writes.
package struct GeneratedCheck: Check {
  package static let name = "generated"

  package init() {}

  package func report(on repository: Repository) -> Report {
    let files = GeneratedFile.all
    let expected = Set(files.map(\.path))
    let others = GeneratedFile.folders.flatMap(repository.entries(in:)).map(\.path).filter { !expected.contains($0) }
    return Report(
      faults: files.filter { repository.text(of: $0.path) != $0.text }.map { .outdatedFile(at: Place($0.path)) }
        + others.map { .notGenerated(at: Place($0)) },
      summary: "files: \(files.count)")
  }

  /// Writes the generated files into a repository whose folders for them exist.
  package static func write(to repository: Repository) throws {
    for file in GeneratedFile.all { try repository.write(file.text, to: file.path) }
  }
}
