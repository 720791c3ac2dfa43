import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// A run with a cache has the same verdict as a run without one, after any edits.
@Suite struct IncrementalRunTests {
  private static let steps = 24

  private struct Outcome: Equatable {
    var findings: [Finding]
    var counts: [Int]
    var isEmpty: Bool
  }

  @Test(arguments: 0..<8) func `a run after random edits has the findings of a run without a cache`(seed: UInt64) throws
  {
    let folder = try TemporaryFolder([String: String]())
    var program = EditedProgram(seed: seed)
    var written: [String: String] = [:]
    var options = Program.Options()
    var (judged, withFindings) = (0, 0)
    for step in 0..<Self.steps {
      // Each fourth run follows no edit.
      if step % 4 > 0 {
        program.edit()
        if step % 4 == 1 { options = Self.options(&program) }
      }
      let files = program.files.mapValues(EditedProgram.text)
      for path in written.keys where files[path] == nil { try FileManager.default.removeItem(at: folder.file(path)) }
      for (path, text) in files where written[path] != text {
        let file = folder.file(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      written = files
      let (cached, isJudged) = Self.run(in: folder, options, usesCache: true)
      let (uncached, _) = Self.run(in: folder, options, usesCache: false)
      #expect(cached == uncached, "seed \(seed), step \(step)")
      judged += isJudged ? 1 : 0
      withFindings += uncached.findings.isEmpty ? 0 : 1
    }
    // Some runs use the verdict of an earlier one, and others cannot.
    #expect(judged > 0 && judged < Self.steps)
    #expect(withFindings > 0)
  }

  private static func options(_ program: inout EditedProgram) -> Program.Options {
    var options = Program.Options()
    switch program.number(below: 8) {
    case 0: options.defines = ["DEBUG"]
    case 1: options.undefines = ["DEBUG", "TRACE"]
    case 2: options.isStrict = true
    default: break
    }
    return options
  }

  private static func run(
    in folder: TemporaryFolder, _ options: Program.Options, usesCache: Bool
  ) -> (outcome: Outcome, isJudged: Bool) {
    var reader = FactReader(threads: 1)
    if usesCache { reader.cache = ScanCache(in: folder.file("cache").path, tool: "1", judge: "1") }
    let reading = Program.reading(["Sources"], from: folder.url.path, readsManifest: false, with: reader)
    let verdict = reading.judged(options)
    _ = reading.closeCache()
    let outcome = Outcome(
      findings: verdict.findings,
      counts: [verdict.registrationCount, verdict.containerCount, verdict.uncalledFunctionCount],
      isEmpty: verdict.isEmpty)
    return (outcome, !verdict.wirings.isEmpty)
  }
}
