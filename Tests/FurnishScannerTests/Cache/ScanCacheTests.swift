import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// Runs one after the other over a program that changes, with a cache between them.
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
    let ground = try Ground(["A.swift": Self.clean, "B.swift": "struct B {}"])
    let first = ground.run()
    #expect(first.isJudged && first.rules.isEmpty)
    let second = ground.run()
    #expect(!second.isJudged)
    #expect(second.rules == first.rules && second.counts == first.counts)
  }

  @Test func `the findings of an earlier run are the same`() throws {
    let ground = try Ground(["A.swift": Self.faulty])
    let first = ground.run()
    #expect(first.rules == ["missing-service"])
    let second = ground.run()
    #expect(!second.isJudged)
    #expect(second.findings == first.findings)
  }

  @Test func `lines that move in a clean program judge nothing`() throws {
    let ground = try Ground(["A.swift": Self.clean])
    _ = ground.run()
    try ground.write("A.swift", "// One more line.\n\n" + Self.clean)
    #expect(!ground.run().isJudged)
  }

  @Test func `lines that move where something was found are judged`() throws {
    let ground = try Ground(["A.swift": Self.faulty])
    let first = ground.run()
    try ground.write("A.swift", "// One more line.\n" + Self.faulty)
    let second = ground.run()
    #expect(second.isJudged)
    #expect(second.findings.first?.place?.line == (first.findings.first?.place?.line).map { $0 + 1 })
  }

  @Test func `lines that move elsewhere change no finding`() throws {
    let ground = try Ground(["A.swift": Self.faulty, "B.swift": "struct B {}"])
    let first = ground.run()
    try ground.write("B.swift", "\n\nstruct B {}")
    let second = ground.run()
    #expect(!second.isJudged)
    #expect(second.findings == first.findings)
  }

  @Test func `a change of the wiring is judged`() throws {
    let ground = try Ground(["A.swift": Self.clean])
    #expect(ground.run().rules.isEmpty)
    try ground.write("A.swift", Self.faulty)
    #expect(ground.run().rules == ["missing-service"])
    try ground.write("A.swift", Self.clean)
    #expect(ground.run().rules.isEmpty)
  }

  @Test func `a comment that moves away from its line is judged`() throws {
    let ignored = Self.faulty.replacing(
      "  try container", with: "  // furnish:ignore missing-service here\n  try container")
    let ground = try Ground(["A.swift": ignored])
    #expect(ground.run().rules.isEmpty)
    // The comment stays in its line, and what it silenced does not.
    try ground.write("A.swift", ignored.replacing("here\n  try", with: "here\n\n  try"))
    #expect(ground.run().rules.sorted() == ["missing-service", "unused-ignore"])
  }

  @Test func `a move of a locator's service is judged`() throws {
    let ground = try Ground([
      "A.swift": "import Furnish\nstruct Log: Sendable {}\nServiceLocator.shared.addService(service: Log())\n"
    ])
    _ = ground.run()
    #expect(!ground.run().isJudged)
    try ground.write(
      "A.swift", "import Furnish\n\nstruct Log: Sendable {}\nServiceLocator.shared.addService(service: Log())\n")
    #expect(ground.run().isJudged)
  }

  @Test func `another question is judged`() throws {
    let ground = try Ground(["A.swift": Self.faulty])
    _ = ground.run()
    var strict = Program.Options()
    strict.isStrict = true
    #expect(ground.run(strict).isJudged)
    #expect(!ground.run(strict).isJudged)
    #expect(!ground.run().isJudged)
  }

  @Test func `another build of the program judges by itself`() throws {
    let ground = try Ground(["A.swift": Self.clean])
    _ = ground.run(judge: "one")
    #expect(!ground.run(judge: "one").isJudged)
    #expect(ground.run(judge: "other").isJudged)
  }

  @Test func `a removed file is judged`() throws {
    let ground = try Ground(["A.swift": Self.clean, "B.swift": "struct B {}"])
    _ = ground.run()
    try FileManager.default.removeItem(at: ground.sources.appendingPathComponent("B.swift"))
    #expect(ground.run().isJudged)
  }

  @Test func `a file of another name is judged`() throws {
    let ground = try Ground(["A.swift": Self.faulty])
    _ = ground.run()
    try FileManager.default.moveItem(
      at: ground.sources.appendingPathComponent("A.swift"), to: ground.sources.appendingPathComponent("C.swift"))
    let second = ground.run()
    #expect(second.isJudged)
    #expect(second.findings.first?.place?.file == "Sources/App/C.swift")
  }

  @Test(arguments: ["facts", "stamps", "verdicts"]) func `a damaged file is reported once and changes nothing`(
    _ name: String
  ) throws {
    let ground = try Ground(["A.swift": Self.faulty])
    let first = ground.run()
    // Two runs later there are verdicts, too, and stamps of old enough files.
    _ = ground.run()
    let file = ground.cache.appendingPathComponent(name)
    var data = (try? Data(contentsOf: file)) ?? Data(repeating: 7, count: 64)
    data[data.count - 1] ^= 0x41
    try data.write(to: file)
    // A wiring is computed from the facts, so that all of them are read.
    var strict = Program.Options()
    strict.isStrict = true
    let second = ground.run(strict)
    #expect(second.findings == first.findings)
    #expect(
      second.remark == "the cache in '\(ground.cache.path)' is damaged, or another program's; it was written anew.")
    #expect(ground.run(strict).remark == nil)
  }
}

/// A program in a folder of its own, and the cache of its runs.
private final class Ground {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
  var cache: URL { url.appendingPathComponent("cache") }
  var sources: URL { url.appendingPathComponent("Sources/App") }

  struct Run {
    var verdict: Program.Verdict
    var remark: String?
    var findings: [Finding] { verdict.findings }
    var rules: [String] { verdict.findings.map(\.rule) }
    var counts: [Int] { [verdict.registrationCount, verdict.containerCount] }
    /// A verdict of an earlier run has no wirings.
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
    reader.cache = ScanCache(in: cache.path, program: "1", judge: judge)
    let reading = Program.reading(["Sources"], from: url.path, readsManifest: false, with: reader)
    let verdict = reading.judged(options)
    return Run(verdict: verdict, remark: reading.closeCache())
  }
}
