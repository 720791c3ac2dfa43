import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

@Suite struct FragmentTests {
  private let program = Program(
    files: [
      SourceFile(path: "Sources/Core/Log.swift", module: "Core", facts: TapedSource.facts("public protocol Log {}")),
      SourceFile(path: "Sources/App/Main.swift", module: "App", facts: TapedSource.facts(TapedSource.everything)),
      SourceFile(path: "Sources/App/Page.swift", module: "App", facts: TapedSource.facts("struct Page {}")),
    ],
    problems: [.unreadableFile("Sources/Core/Bad.swift", because: "it is not UTF-8")], exposedModules: ["Core"])

  @Test func `each module is a fragment`() {
    let fragments = Fragment.all(of: program)
    #expect(fragments.map(\.module) == ["App", "Core"])
    #expect(
      fragments.map { $0.files.map(\.path) } == [
        ["Sources/App/Main.swift", "Sources/App/Page.swift"], ["Sources/Core/Log.swift"],
      ])
    #expect(fragments.map(\.isExposed) == [false, true])
  }

  @Test func `a problem belongs to the module whose files are in the same folder`() {
    #expect(Fragment.all(of: program).map(\.problems.count) == [0, 1])
  }

  @Test func `a fragment is decoded as it was encoded`() throws {
    for fragment in Fragment.all(of: program) {
      let read = try Fragment(json: try fragment.json(), name: "f")
      #expect(read.module == fragment.module && read.isExposed == fragment.isExposed)
      #expect(read.problems == fragment.problems)
      #expect(read.files.map(\.path) == fragment.files.map(\.path))
      #expect(read.files.map(\.facts) == fragment.files.map(\.facts))
    }
  }

  @Test func `the same files lead to the same text`() throws {
    let shuffled = Program(files: program.files.reversed(), problems: program.problems, exposedModules: ["Core"])
    #expect(try Fragment.all(of: shuffled).map { try $0.json() } == Fragment.all(of: program).map { try $0.json() })
  }

  @Test func `a small fragment has the expected text`() throws {
    let fragment = Fragment(module: "Core", isExposed: nil, files: [], problems: [])
    #expect(
      String(decoding: try fragment.json(), as: UTF8.self) == """
        {
          "factsVersion" : \(FileFacts.currentVersion),
          "files" : [

          ],
          "format" : "furnish-fragment",
          "furnish" : "\(Version.current)",
          "module" : "Core",
          "problems" : [

          ],
          "version" : 1,
          "words" : [

          ]
        }

        """)
  }

  @Test func `fragments are linked to the original program`() throws {
    let fragments = Fragment.all(of: program).map { (name: $0.module, fragment: $0) }
    let linked = try Program(linking: fragments.reversed())
    #expect(linked.files.map(\.path) == program.files.map(\.path))
    #expect(linked.problems == program.problems)
    #expect(linked.exposedModules == program.exposedModules)
  }

  @Test func `the exposed modules are unknown if a fragment does not state whether its module is one`() throws {
    let fragment = Fragment(module: "A", isExposed: nil, files: [], problems: [])
    #expect(try Program(linking: [("a", fragment)]).exposedModules == nil)
  }

  @Test func `two fragments of one module are refused`() {
    let fragment = Fragment(module: "A", isExposed: nil, files: [], problems: [])
    let refusal = #expect(throws: FragmentRefusal.self) {
      _ = try Program(linking: [("a.json", fragment), ("b.json", fragment)])
    }
    #expect(
      refusal?.description == "'b.json' is of the module A, and so is 'a.json'; name one of them.")
  }
}
