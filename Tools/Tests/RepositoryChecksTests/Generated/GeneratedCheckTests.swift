import Testing

@testable import RepositoryChecks

@Suite struct GeneratedCheckTests {
  private let files = Dictionary(uniqueKeysWithValues: GeneratedFile.all.map { ($0.path, $0.text) })
  private let path = "Tests/AgreementTests/Generated/Containers0.swift"
  private let outdated = """
    error: this is not the text that Tools/Sources/RepositoryChecks/Generated writes: change that, never the file, and run \
    `Scripts/check generated --write`
    """

  @Test func `files as this package writes them pass`() throws {
    #expect(try faults(of: GeneratedCheck(), in: files) == [])
  }

  @Test func `a changed file and a missing one are reported`() throws {
    let changed = files.merging([path: files[path, default: ""] + "\n"]) { $1 }
    #expect(try faults(of: GeneratedCheck(), in: changed) == ["\(path): \(outdated)"])
    #expect(try faults(of: GeneratedCheck(), in: files.filter { $0.key != path }) == ["\(path): \(outdated)"])
  }

  @Test func `another file in a folder of generated files is reported`() throws {
    let other = "Tests/AgreementTests/Generated/Mine.swift"
    let message = "its folder contains only files that Tools writes: move it to another folder, or remove it"
    #expect(try faults(of: GeneratedCheck(), in: files.merging([other: ""]) { $1 }) == ["\(other): error: \(message)"])
  }

  @Test func `writing replaces changed files`() throws {
    let tree = try TestRepository(files.mapValues { _ in "" })
    try GeneratedCheck.write(to: tree.repository)
    #expect(tree.faults(of: GeneratedCheck()) == [])
  }

  @Test func `numbers are the same in each run, and below their limit`() {
    var first = RepeatedNumbers()
    var second = RepeatedNumbers()
    let numbers = (0..<1_000).map { _ in first.below(20) }
    #expect(numbers == (0..<1_000).map { _ in second.below(20) })
    #expect(Set(numbers) == Set(0..<20))
  }
}
