import FurnishGraph
import Testing

@testable import FurnishScanner

/// The files that belong to a dialect.
@Suite struct DialectTests {
  private func verdict(_ files: (module: String, text: String)...) -> Program.Verdict {
    Program(
      files: files.enumerated().map { number, file in
        SourceFile(path: "\(file.module)/\(number).swift", module: file.module, facts: FileFacts(file.text))
      }
    ).judged()
  }

  private let wiring = "let container = Container(); func start() { print(container.resolve(Int.self)!) }"

  @Test(arguments: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"])
  func `a file belongs to Swinject by its imports`(module: String) {
    let verdict = verdict(("App", "import \(module)\n\(wiring)"))
    #expect(verdict.findings.map(\.rule) == ["missing-service"])
    #expect(verdict.containerCount == 1)
    #expect(!verdict.isEmpty)
  }

  @Test func `a file without an import does not belong to Swinject`() {
    let verdict = verdict(("App", "import UIKit\n\(wiring)"))
    #expect(verdict.findings.isEmpty)
    #expect(verdict.containerCount == 0)
    #expect(verdict.isEmpty)
  }

  @Test func `a file that imports a module that re-exports Swinject belongs to it`() {
    let verdict = verdict(("DI", "@_exported import Swinject"), ("App", "import DI\n\(wiring)"))
    #expect(verdict.findings.map(\.rule) == ["missing-service"])
  }

  @Test func `a file without an import of a dialect does not belong to it, even if another file has the import`() {
    let verdict = verdict(("App", "import Swinject\nlet other = 1"), ("Kit", "import UIKit\n\(wiring)"))
    #expect(verdict.findings.isEmpty)
    #expect(verdict.containerCount == 0)
  }

  @Test func `a type of the program with the same name does not belong to the dialect`() {
    let own = "final class Container { func resolve<T>(_ type: T.Type) -> T? { nil } }"
    let verdict = verdict(("App", "import Swinject\n\(own)\n\(wiring)"))
    #expect(verdict.findings.isEmpty)
    #expect(verdict.containerCount == 0)
  }

  @Test func `services of Furnish do not belong to Swinject`() {
    let furnish = """
      import Furnish
      func wire() throws {
        let own = ServiceContainer()
        try own.services.register(Int.self) { 1 }
        print(own.provider.resolveRequired(Int.self))
      }
      """
    let verdict = verdict(("Core", furnish), ("App", "import Swinject\n\(wiring)"))
    #expect(verdict.findings.map(\.rule) == ["missing-service"])
    #expect(verdict.findings.first?.place?.file == "App/1.swift")
    #expect(verdict.containerCount == 2)
  }
}
