import Foundation
import FurnishGraph
import FurnishScanner
import Testing

/// Files that are damaged or unusual Swift. A crash ends the test run, and leaves the file that caused it in the temporary
/// folder, as `furnish-mutant-<seed>.swift`.
struct FuzzTests {
  private static let originals: [String] = {
    let folders = [
      "Examples", "Snippets", "Tests/AgreementTests", "Tests/FurnishTests/Container", "Sources/Furnish/Container",
    ]
    let files = folders.flatMap { folder -> [String] in
      let url = Specimen.repository.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { "\(url.path)/\($0)" }
    }
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    return texts.filter { $0.utf8.count < 20_000 && $0.contains("import Furnish") }
  }()

  private static let seeds = 0..<(Extent.isWhole ? 64 : 4)
  private static let mutantsOfSeed = Extent.isWhole ? 150 : 25

  @Test(arguments: seeds)
  func `every mutant is judged`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let dump = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-mutant-\(seed).swift")
    for _ in 0..<Self.mutantsOfSeed {
      var text = Array(Self.originals[generator.below(Self.originals.count)].utf8)
      for _ in 0...generator.below(6) {
        text = Mutation.allCases[generator.below(Mutation.allCases.count)].applied(to: text, &generator)
      }
      let mutant = String(decoding: text, as: UTF8.self)
      try Data(mutant.utf8).write(to: dump)
      let file = ProjectLayout.File(location: dump.path, path: "mutant.swift", module: "Mutant")
      let (files, problems) = FactReader(threads: 1).read([file])
      let verdict = Program(files: files, problems: problems).judged()
      expectPlacesAreInside(mutant, verdict.findings)
    }
    try FileManager.default.removeItem(at: dump)
  }

  /// Expects that every finding is at a place inside of the file.
  private func expectPlacesAreInside(_ text: String, _ findings: [Finding]) {
    let lineCount = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    for place in findings.compactMap(\.place) {
      #expect(place.line >= 1 && place.line <= lineCount && place.column >= 1, "\(place) of \(lineCount)")
    }
  }
}
