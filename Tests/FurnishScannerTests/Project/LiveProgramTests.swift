import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// A program in memory whose files are read, added and lost between its judgments.
@Suite struct LiveProgramTests {
  private static let container = """
    import Furnish
    func run() throws {
      let container = ServiceContainer()
      container.services.include(PageModule())
      _ = try container.validated().resolveRequired(Page.self)
    }
    """
  private static let module = """
    import Furnish
    struct PageModule: ServiceModule {
      func register(in services: any ServiceCollection) { services.register(Page.self, Page.init) }
    }
    """
  private static let page = "struct Log {}\nstruct Page { init(log: Log) {} }"

  private let folder: TemporaryFolder
  private let live: LiveProgram

  init() throws {
    let sources = ["Container": Self.container, "Module": Self.module, "Page": Self.page]
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: sources.map { ("Sources/App/\($0).swift", $1) }))
    let path = folder.url.path
    live = LiveProgram(ProjectLayout(of: path, from: path, readsManifest: false), in: path)
  }

  /// Judges the program, and compares the findings with those of the same text in another program.
  private func findings(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let findings = try #require(live.judged(Program.Options())).verdict.findings
    #expect(findings == live.program.judged().findings, sourceLocation: sourceLocation)
    return findings.filter { $0.severity != .note }.map {
      "\($0.place?.file.split(separator: "/").last ?? ""): \($0.message)"
    }
  }

  private func read(_ name: String, _ text: String?) -> Bool {
    live.read("Sources/App/\(name).swift", text: text.map { Data($0.utf8) })
  }

  private static let missing = "Module.swift: Log is not registered."
  /// A file that cannot be read, since it is no UTF-8.
  private static let damaged = Data([0x2F, 0x2F, 0xFF, 0xFE])

  @Test func `a file that was opened without a change and cannot be read afterwards is left out`() throws {
    #expect(try findings() == [Self.missing])
    let isChanged = read("Page", Self.page)
    #expect(!isChanged)
    _ = live.read("Sources/App/Page.swift", text: Self.damaged)
    #expect(live.program.files.count == 2)
    #expect(try findings().contains { $0.hasPrefix("Page.swift: ") })
    _ = read("Page", Self.page)
    #expect(try findings() == [Self.missing])
  }

  @Test func `edits of a file before it is lost do not count`() throws {
    #expect(try findings() == [Self.missing])
    _ = read("Page", "struct Log {}\nstruct Page { init() {} }")
    _ = live.read("Sources/App/Page.swift", text: Self.damaged)
    _ = read("Container", "\n" + Self.container)
    _ = try findings()
    #expect(live.program.files.count == 2)
  }

  @Test func `a file that is added before the others moves their numbers`() throws {
    #expect(try findings() == [Self.missing])
    _ = read("Page", "\n" + Self.page)
    let isAdded = live.add("Sources/App/Assembly.swift")
    #expect(isAdded)
    let isChanged = read("Assembly", "import Furnish\nfunc other(_ services: any ServiceCollection) {}")
    #expect(isChanged)
    #expect(try findings() == [Self.missing])
    _ = read(
      "Module",
      Self.module.replacing("services.register(Page", with: "services.register(Log.self, Log.init).register(Page"))
    #expect(try findings() == [])
  }

  @Test func `a file that is added and cannot be read is reported until it can`() throws {
    #expect(try findings() == [Self.missing])
    let isAdded = live.add("Sources/App/Assembly.swift")
    #expect(isAdded)
    _ = live.read("Sources/App/Assembly.swift", text: Self.damaged)
    #expect(try findings().contains { $0.hasPrefix("Assembly.swift: ") })
    _ = read("Assembly", "struct Other {}")
    #expect(try findings() == [Self.missing])
  }

  @Test func `services are found by places between judgments, which they do not change`() throws {
    for text in [Self.module, "\n" + Self.module, Self.module] {
      _ = read("Module", text)
      let judged = try #require(live.judged(Program.Options()))
      let services = text.utf8.indices.enumerated().flatMap { offset, _ in
        judged.navigator.services(at: offset, in: "Sources/App/Module.swift", text: Array(text.utf8))
      }
      #expect(!services.isEmpty)
      #expect(try findings() == [Self.missing])
    }
  }

  @Test func `a file that is removed leaves the program`() throws {
    #expect(try findings() == [Self.missing])
    try FileManager.default.removeItem(at: folder.file("Sources/App/Page.swift"))
    let isChanged = read("Page", nil)
    #expect(isChanged)
    #expect(!live.program.files.contains { $0.path.hasSuffix("Page.swift") })
    _ = try findings()
  }
}
