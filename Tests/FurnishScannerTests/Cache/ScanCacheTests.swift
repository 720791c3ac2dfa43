import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// Several checks of one program that share a cache, with changes in between.
@Suite struct ScanCacheTests {
  private static let clean = """
    import Furnish
    struct Log: Sendable {}
    struct Page: Sendable { init(log: Log) {} }
    func wire() throws -> Page {
      let container = ServiceContainer()
      try container.services.register(Log.self) { Log() }.register(Page.self, Page.init(log:))
      return try container.validated().resolveRequired(Page.self)
    }

    """
  private static let faulty = clean.replacing(".register(Log.self) { Log() }", with: "")

  @Test func `a second run over the same program judges nothing`() throws {
    let checked = try CachedProgram(["A.swift": Self.clean, "B.swift": "struct B {}"])
    let first = checked.run()
    #expect(first.isJudged && first.rules.isEmpty)
    let second = checked.run()
    #expect(!second.isJudged)
    #expect(second.rules == first.rules && second.counts == first.counts)
  }

  @Test func `the findings of an earlier run are the same`() throws {
    let checked = try CachedProgram(["A.swift": Self.faulty])
    let first = checked.run()
    #expect(first.rules == ["missing-service"])
    let second = checked.run()
    #expect(!second.isJudged)
    #expect(second.findings == first.findings)
  }

  @Test func `a clean program whose lines move is not judged again`() throws {
    let checked = try CachedProgram(["A.swift": Self.clean])
    _ = checked.run()
    try checked.write("A.swift", "// One more line.\n\n" + Self.clean)
    #expect(!checked.run().isJudged)
  }

  @Test func `a program is judged again if the lines of a finding move`() throws {
    let checked = try CachedProgram(["A.swift": Self.faulty])
    let first = checked.run()
    try checked.write("A.swift", "// One more line.\n" + Self.faulty)
    let second = checked.run()
    #expect(second.isJudged)
    #expect(second.findings.first?.place?.line == (first.findings.first?.place?.line).map { $0 + 1 })
  }

  @Test func `lines that move in another file do not change a finding`() throws {
    let checked = try CachedProgram(["A.swift": Self.faulty, "B.swift": "struct B {}"])
    let first = checked.run()
    try checked.write("B.swift", "\n\nstruct B {}")
    let second = checked.run()
    #expect(!second.isJudged)
    #expect(second.findings == first.findings)
  }

  @Test func `a change of the wiring is judged`() throws {
    let checked = try CachedProgram(["A.swift": Self.clean])
    #expect(checked.run().rules.isEmpty)
    try checked.write("A.swift", Self.faulty)
    #expect(checked.run().rules == ["missing-service"])
    try checked.write("A.swift", Self.clean)
    #expect(checked.run().rules.isEmpty)
  }

  @Test func `a program is judged again if a comment no longer applies to its line`() throws {
    let ignored = Self.faulty.replacing(
      "  try container", with: "  // furnish:ignore missing-service here\n  try container")
    let checked = try CachedProgram(["A.swift": ignored])
    #expect(checked.run().rules.isEmpty)
    // The comment remains in its line, and the code that it silenced moves.
    try checked.write("A.swift", ignored.replacing("here\n  try", with: "here\n\n  try"))
    #expect(checked.run().rules.sorted() == ["missing-service", "unused-ignore"])
  }

  @Test func `a move of a locator's service is judged`() throws {
    let checked = try CachedProgram([
      "A.swift": "import Furnish\nstruct Log: Sendable {}\nServiceLocator.shared.addService(service: Log())\n"
    ])
    _ = checked.run()
    #expect(!checked.run().isJudged)
    try checked.write(
      "A.swift", "import Furnish\n\nstruct Log: Sendable {}\nServiceLocator.shared.addService(service: Log())\n")
    #expect(checked.run().isJudged)
  }

  @Test func `a run with other options is judged again`() throws {
    let checked = try CachedProgram(["A.swift": Self.faulty])
    _ = checked.run()
    var strict = Program.Options()
    strict.isStrict = true
    #expect(checked.run(strict).isJudged)
    #expect(!checked.run(strict).isJudged)
    #expect(!checked.run().isJudged)
  }

  @Test func `another version of the command judges again`() throws {
    let checked = try CachedProgram(["A.swift": Self.clean])
    _ = checked.run(judge: "one")
    #expect(!checked.run(judge: "one").isJudged)
    #expect(checked.run(judge: "other").isJudged)
  }

  @Test func `a removed file is judged`() throws {
    let checked = try CachedProgram(["A.swift": Self.clean, "B.swift": "struct B {}"])
    _ = checked.run()
    try FileManager.default.removeItem(at: checked.sources.appendingPathComponent("B.swift"))
    #expect(checked.run().isJudged)
  }

  @Test func `a file of another name is judged`() throws {
    let checked = try CachedProgram(["A.swift": Self.faulty])
    _ = checked.run()
    try FileManager.default.moveItem(
      at: checked.sources.appendingPathComponent("A.swift"), to: checked.sources.appendingPathComponent("C.swift"))
    let second = checked.run()
    #expect(second.isJudged)
    #expect(second.findings.first?.place?.file == "Sources/App/C.swift")
  }

  @Test(arguments: ["facts", "stamps", "verdicts"]) func `a damaged file is reported once and changes nothing`(
    _ name: String
  ) throws {
    let checked = try CachedProgram(["A.swift": Self.faulty])
    let first = checked.run()
    // The first run writes the verdict. The second one writes the stamps, since the files are old enough then.
    _ = checked.run()
    let file = checked.cache.appendingPathComponent(name)
    var data = (try? Data(contentsOf: file)) ?? Data(repeating: 7, count: 64)
    data[data.count - 1] ^= 0x41
    try data.write(to: file)
    // With another option the program is judged again, which reads all facts.
    var strict = Program.Options()
    strict.isStrict = true
    let second = checked.run(strict)
    #expect(second.findings == first.findings)
    #expect(
      second.remark == "the cache in '\(checked.cache.path)' is damaged, or another program's; it was written again.")
    #expect(checked.run(strict).remark == nil)
  }
}

/// A program in a folder of its own, with the cache of its runs.
private final class CachedProgram {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
  var cache: URL { url.appendingPathComponent("cache") }
  var sources: URL { url.appendingPathComponent("Sources/App") }

  struct Run {
    var verdict: Program.Verdict
    var remark: String?
    var findings: [Finding] { verdict.findings }
    var rules: [String] { verdict.findings.map(\.rule) }
    var counts: [Int] { [verdict.registrationCount, verdict.containerCount] }
    /// Whether this run judged the program. A verdict of an earlier run has no wirings.
    var isJudged: Bool { !verdict.wirings.isEmpty }
  }

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: sources.appendingPathComponent(name))
  }

  func run(_ options: Program.Options = Program.Options(), judge: String? = nil) -> Run {
    var reader = FactReader()
    reader.cache = ScanCache(in: cache.path, tool: "1", judge: judge)
    let reading = Program.reading(["Sources"], from: url.path, readsManifest: false, with: reader)
    let verdict = reading.judged(options)
    return Run(verdict: verdict, remark: reading.closeCache())
  }
}
