import Testing

@testable import RepositoryChecks

@Suite struct FolderMapTests {
  /// Returns the faults of a map of the folders `Sources/Core` and `Sources/Core/Table` with some lines after them.
  private func mapFaults(_ lines: String, scripts: String = "  Checks/\n") throws -> [String] {
    let map =
      "Text.\n```\nScripts/\n\(scripts)Sources/\n  Core/     the core\n    Table/  the table\n\(lines)```\n```\nOther/\n```\n"
    return try faults(
      of: ReadmeCheck(),
      in: [
        "README.md": "", "CONTRIBUTING.md": map, "Sources/Core/Table/Cell.swift": "", "Sources/Core/include/core.h": "",
        "Sources/Core/Core.docc/Core.md": "", "Sources/FurnishNew/A.swift": "", "Tests/CoreTests/CellTests.swift": "",
        "Tests/FurnishNewTests/ATests.swift": "", "Examples/.build/a": "", "Scripts/Checks/c": "", "Scripts/test": "",
      ])
  }

  @Test func `a map of all folders passes`() throws {
    #expect(
      try mapFaults("  FurnishNew/\n  file.sh   no folder\nTests/  the tests\n  CoreTests/  those of Core\n") == [])
  }

  @Test func `a folder without a line is reported`() throws {
    #expect(
      try mapFaults("  FurnishNew/\nTests/  the tests\n") == [
        "CONTRIBUTING.md: error: the map has no line for the folder 'Tests/CoreTests': add `<name>/  <its contents>` below the folder around it"
      ])
  }

  @Test func `a folder of scripts without a line is reported`() throws {
    #expect(
      try mapFaults("  FurnishNew/\nTests/\n  CoreTests/\n", scripts: "") == [
        "CONTRIBUTING.md: error: the map has no line for the folder 'Scripts/Checks': add `<name>/  <its contents>` below the folder around it"
      ])
  }

  @Test func `a line without a folder is reported`() throws {
    #expect(
      try mapFaults("  FurnishNew/\nTests/\n  CoreTests/  those of Core\n  GoneTests/  removed\n") == [
        "CONTRIBUTING.md: error: the map has a line for 'Tests/GoneTests', which is no folder: remove it"
      ])
  }

  @Test func `the tests of a module need a line if the module is missing`() throws {
    #expect(try mapFaults("Tests/\n  CoreTests/\n").count == 1, "Sources/FurnishNew is missing, and its tests are not")
  }
}
