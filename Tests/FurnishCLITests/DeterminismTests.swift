import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner
import Testing

/// The same source leads to the same report, whichever thread reads a file first.
@Suite struct DeterminismTests {
  @Test func `one thread and two threads report the same`() {
    for fixture in Fixture.all {
      #expect(FindingReport(fixture.findings(threads: 1)).json() == FindingReport(fixture.findings(threads: 2)).json())
    }
  }

  /// Judges all fixtures as one program, whose modules have types of the same names.
  @Test(arguments: [1, 2, 3] as [UInt64]) func `the order of the files does not change the report`(_ seed: UInt64) {
    let layout = ProjectLayout(of: ".", from: Fixture.folder.path, readsManifest: false)
    let read = FactReader(threads: 2).read(layout.files)
    #expect(read.files.count > 100)
    var generator = SeededGenerator(seed: seed)
    let files = read.files.map { file in
      // Each fixture is a module of its own.
      SourceFile(path: file.path, module: String(file.path.prefix { $0 != "/" }), facts: file.facts)
    }
    let expected = FindingReport(Program(files: files).judged().findings).json()
    let shuffled = FindingReport(Program(files: files.shuffled(using: &generator)).judged().findings).json()
    #expect(shuffled == expected)
  }
}
