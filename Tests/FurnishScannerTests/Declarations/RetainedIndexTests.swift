import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// An index of declarations that is retained while the program is edited.
@Suite struct RetainedIndexTests {
  /// A program that is edited file by file, and the index of its judgments.
  private struct Session {
    let retained = RetainedIndex()
    private(set) var program: Program

    /// - Parameter library: The text of another module.
    init(_ texts: [String], library: String? = nil) {
      program = Program(
        files: texts.enumerated().map { SourceFile(path: "\($0).swift", module: "App", facts: FileFacts($1)) })
      if let library {
        program.files.append(SourceFile(path: "library.swift", module: "Library", facts: FileFacts(library)))
      }
    }

    mutating func edit(_ file: Int = 0, _ text: String) {
      program.files[file] = SourceFile(path: "\(file).swift", module: "App", facts: FileFacts(text))
      retained.noteEdit(of: file..<file + 1)
    }

    func findings(defines: Set<String> = []) -> [String] {
      var options = Program.Options()
      options.defines = defines
      return program.judged(options, retaining: retained)!.findings.filter { $0.severity != .note }.map {
        "\($0.place?.line ?? 0) \($0.message)"
      }
    }
  }

  private static let wiring = """
    import Furnish
    struct Log {}
    struct Page { init(log: Log) {} }
    func run() throws {
      let container = ServiceContainer()
      container.services.register(Page.self, Page.init)
      _ = try container.validated().resolveRequired(Page.self)
    }
    """

  private static let corrected = wiring.replacing(
    "register(Page", with: "register(Log.self, Log.init)\n  container.services.register(Page")

  @Test func `an edit of a body leaves the index`() {
    var session = Session([Self.wiring])
    #expect(session.findings() == ["6 Log is not registered."])
    session.edit(0, Self.corrected)
    #expect(session.findings() == [])
    session.edit(0, Self.wiring)
    #expect(session.findings() == ["6 Log is not registered."])
    #expect(session.retained.buildCount == 1)
  }

  @Test func `findings have the lines of an edited file`() {
    var session = Session([Self.wiring])
    _ = session.findings()
    session.edit(0, "\n\n" + Self.wiring)
    #expect(session.findings() == ["8 Log is not registered."])
    #expect(session.retained.buildCount == 1)
  }

  @Test func `a declaration that changes is indexed`() {
    var session = Session([Self.wiring])
    _ = session.findings()
    session.edit(0, Self.wiring.replacing("init(log: Log)", with: "init()"))
    #expect(session.findings() == [])
    #expect(session.retained.buildCount == 2)
  }

  @Test func `other flags need another index`() {
    let pages = "#if DEBUG\nstruct Page { init() {} }\n#else\nstruct Page { init(log: Log) {} }\n#endif"
    let texts = [Self.wiring.replacing("struct Page { init(log: Log) {} }", with: pages)]
    let session = Session(texts)
    for _ in 1...2 {
      #expect(session.findings(defines: ["DEBUG"]) == Session(texts).findings(defines: ["DEBUG"]))
      #expect(session.retained.buildCount == 1)
    }
    #expect(session.findings() == Session(texts).findings())
    #expect(session.findings() != session.findings(defines: ["DEBUG"]))
    #expect(session.retained.buildCount == 3)
  }

  @Test func `an edit that was not judged counts at the next judgment`() {
    var session = Session([Self.wiring, "import Furnish\nfunc other() {}"])
    _ = session.findings()
    session.edit(0, Self.corrected)
    session.edit(1, "import Furnish\nfunc other() { _ = ServiceContainer().services.register(Int.self) { 1 } }")
    session.edit(0, "\n" + Self.wiring)
    #expect(session.findings().contains("7 Log is not registered."))
    #expect(session.retained.buildCount == 1)
  }

  @Test func `the name of another library's protocol counts only while a body names it as a protocol`() {
    // `Sink` alone may be a class. The service of `any Sink` shows that it is a protocol.
    func program(_ type: String) -> String {
      """
      import Furnish
      import Pipes
      func run() throws {
        let container = ServiceContainer()
        container.services.register(Sink.self) { makeSink() }
        _ = try container.validated().resolveRequired((\(type)).self)
      }
      """
    }
    var session = Session([program("any Sink")])
    #expect(session.findings() == [])
    session.edit(0, program("any Other"))
    let retained = session.findings()
    #expect(retained == Session([program("any Other")]).findings())
    #expect(session.retained.buildCount == 1)
  }

  @Test func `names that a stored lookup could not follow count while a body needs the lookup`() {
    // A method of an unknown type may be one of a type with a provider, so the types of all properties that the program adds
    // are resolved. One of them shows that `Sink` is a protocol.
    let library = "import Pipes\nextension Host { public var sink: any Sink { makeSink() } }"
    func program(_ statement: String) -> String {
      """
      import Furnish
      import Library
      import Pipes
      struct Page { init(sink: Sink) {} }
      func run() throws {
        \(statement)
        let container = ServiceContainer()
        container.services.register(Page.self, Page.init)
        _ = try container.validated().resolveRequired(Page.self)
      }
      """
    }
    var session = Session([program("makeHost().start()")], library: library)
    #expect(session.findings() == ["8 any Sink is not registered."])
    session.edit(0, program("makeHost().start()\n"))
    #expect(session.findings() == ["9 any Sink is not registered."])
    session.edit(0, program(""))
    #expect(session.findings() == ["8 Sink is not registered."])
    #expect(session.retained.buildCount == 1)
  }

  @Test func `the names in a type of a body are those of the edited body`() {
    // `Page` inherits from the class of its block, whose initializer it has.
    func program(_ first: String, _ second: String) -> String {
      func run(_ name: String, _ parameter: String) -> String {
        """
        func \(name)() throws {
          class Base { init(\(parameter)) {} }
          final class Page: Base { struct Part {} }
          let container = ServiceContainer()
          container.services.register(Page.self, Page.init)
          _ = try container.validated().resolveRequired(Page.self)
        }
        """
      }
      return "import Furnish\nstruct Log {}\n\(run("one", first))\n\(run("two", second))"
    }
    let programs = [
      program("log: Log", ""), program("\n log: Log", ""), program("", "log: Log"), program("log: Log", "log: Log"),
    ]
    var session = Session([programs[0]])
    #expect(session.findings().count == 1)
    for text in programs {
      session.edit(0, text)
      #expect(session.findings() == Session([text]).findings())
      session.edit(0, text.replacing("let container", with: "\nlet container"))
      #expect(session.findings() == Session([text.replacing("let container", with: "\nlet container")]).findings())
    }
  }

  private static let steps = Seeds.first(3).count
  private static let programs =
    VerdictCase.all + DialectPrograms.swinject + DialectPrograms.factory + DialectPrograms.swiftDependencies

  @Test(arguments: Array(programs.enumerated()))
  func `a program after random edits has the findings of a program without a retained index`(
    _ number: Int, _ program: VerdictCase
  ) {
    var generator = SeededGenerator(seed: UInt64(number + 1))
    var texts = program.sources().map { $0.text.split(separator: "\n", omittingEmptySubsequences: false) }
    var judged = Program(
      files: program.sources().map { SourceFile(path: $0.path, module: $0.module, facts: FileFacts($0.text)) })
    let paths = program.sources().map(\.path)
    let retained = RetainedIndex()
    var (buildCount, isIndexed) = (0, true)
    for step in 0..<Self.steps {
      let fresh = judged.judged()
      let verdict = judged.judged(retaining: retained)
      #expect(verdict?.findings == fresh.findings, "step \(step)")
      #expect(verdict?.graph == fresh.graph, "step \(step)")
      #expect(isIndexed || retained.buildCount == buildCount, "step \(step)")
      buildCount = retained.buildCount
      let edited = Int.random(in: texts.indices, using: &generator)
      isIndexed = !Self.edit(&texts[edited], &generator)
      let file = judged.files.firstIndex { $0.path == paths[edited] }!
      judged.files[file] = SourceFile(
        path: paths[edited], module: judged.files[file].module,
        facts: FileFacts(texts[edited].joined(separator: "\n")))
      retained.noteEdit(of: file..<file + 1)
    }
  }

  /// Changes a line, its place or a word in it. The result need not be valid Swift.
  ///
  /// - Returns: Whether no declaration can differ: a line was added that is blank or a comment.
  private static func edit(_ lines: inout [Substring], _ generator: inout SeededGenerator) -> Bool {
    let line = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      lines.insert("", at: line)
      return true
    case 1:
      lines.insert("// any comment", at: line)
      return true
    case 2 where lines.count > 1: lines.remove(at: line)
    case 3: lines.insert(lines[line], at: line)
    case 4: lines.swapAt(line, Int.random(in: lines.indices, using: &generator))
    default:
      let words = lines.joined(separator: " ").split { !$0.isLetter }
      let old = lines[line].split { !$0.isLetter }
      guard let word = old.randomElement(using: &generator), let new = words.randomElement(using: &generator) else {
        return false
      }
      lines[line] = Substring(lines[line].replacing(word, with: new, maxReplacements: 1))
    }
    return false
  }
}

extension Program {
  fileprivate func judged(_ options: Options = Options(), retaining index: RetainedIndex) -> Verdict? {
    judged(options, retaining: index, unless: { false }, { verdict, _ in verdict })
  }
}
